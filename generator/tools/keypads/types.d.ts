/* What the parts of the keypads hand each other, and what auction.py and revoke.py put in a page. */

/** A call and its caller; `back` numbers those withdrawn together. */
interface Made {
  seat: number;
  call: string;
  back?: number;
}

type Faults = Record<"closed" | "above" | "bad" | "out" | "low", boolean>;

interface Bracket {
  after: number;
  due: number;
  calls: Made[];
  /** Nobody has taken it back yet. */
  open: boolean;
}

interface Line {
  dealer: number;
  standing: Made[];
  /** Places of irregular calls that stand. */
  irregular: number[];
  brackets: Bracket[];
}

interface Irregular {
  before: Made[];
  due: number;
  made: Made;
  over: Made[];
  legal: Made[];
  withdrawn: boolean;
  open: boolean;
}

/** Answers that the guide is told; and the question that hides more of them. */
interface Begun {
  say: string[];
  ask?: { question: string; answers: [string, Begun][] };
}

type Tree = number | [feature: string, branches: Record<string, Tree>];

/** One way in which a call is irregular, and where it is ruled on. */
interface Kind {
  law: string;
  about: string;
  name: string;
  says: string;
  page: string;
  title: string;
  begins: Begun[];
  tree: Tree;
}

interface OneRevoke {
  /** -1 until somebody has been named. */
  seat: number;
  /** 0 until it is known. */
  trick: number;
  suit: string;
  failure: string;
  card: string;
}

interface Transfer {
  tricks: number;
  law: string;
  say: string[];
}

interface Equity {
  fact: string;
  question: string;
  law: string;
  weigh: string[];
  answers: Record<string, string>;
}

interface RevokeData {
  page: string;
  /** In order, and why tricks are counted otherwise; the first that holds. */
  states: Record<string, string>;
  established: Record<string, { label: string; say: string[] }>;
  transfers: Transfer[];
  tree: Tree;
  equities: Equity[];
  equity: Record<string, number>;
  laws: Record<string, string>;
}

interface Moved {
  one: OneRevoke;
  state: string;
  looked: Transfer;
  moves: number[];
}
