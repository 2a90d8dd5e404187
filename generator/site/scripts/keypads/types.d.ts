/* What the parts of the keypads hand each other, and what generator/views/keypads.py puts in a page. */

/** A call and its caller; `back` numbers those withdrawn together. */
interface Made {
  seat: number;
  call: string;
  back?: number;
}

interface Faults {
  closed: boolean;
  above: boolean;
  bad: boolean;
  out: boolean;
  low: boolean;
}

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
  who: string;
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
  title: string;
  flags: string[];
  exemptions: Record<string, string>;
  established: Record<string, { label: string; say: string[] }>;
  reasons: Record<string, string>;
  transfers: Transfer[];
  tree: Tree;
  equities: Equity[];
  equity: Record<string, number>;
  laws: Record<string, string>;
}

interface Moved {
  one: OneRevoke;
  exemption: string;
  looked: Transfer;
  moves: number[];
  /** How many tricks there were none left for. */
  short: number;
}

/** Cards by seat as numbers, and what was said; as rules_src/bridge/endings.py has it. */
interface Ending {
  hands: number[][];
  trump: number;
  leader: number;
  claimer: number;
  both: boolean;
  table: number[];
  said: string[];
  known: number[];
}

interface Normal {
  struck: string[];
  /** `led` is a card of the own side's, or -1 for spades led by the others, -2, …; -1 for a lead. */
  strikes: { seat: number; card: number; play: string; led: number; wins: boolean }[];
  counts: boolean;
  best: boolean;
}

/** A card of the line that is shown. */
interface Shown {
  seat: number;
  card: number;
  /** The card and those as good as it. */
  same: number[];
  play: string;
  /** Empty for a lead; a card of the own side's and those as good; or a suit as in a strike. */
  led: number[];
  /** Partner's card is winning. */
  wins: boolean;
  traits: string[];
  /** "better" if other normal cards win more, "other" if as bad a play can follow them too. */
  choice: string;
}

/** A seat does not play these cards so, while it has others. */
interface Strike {
  seat: number;
  play: string;
  cards: number[];
  led: number[];
  wins: boolean;
}

interface PlayKind {
  says: string;
  law: string;
  struck: boolean;
  because: string;
}

interface Question {
  question: string;
  law: string;
  answers: Record<string, string>;
  unanswered: string;
}

interface ClaimData {
  page: string;
  kinds: Record<string, PlayKind>;
  trump: Question;
  shown: Question;
  notes: Record<"doubt" | "upheld" | "more", { says: string; law: string }>;
  points: Record<string, { lost: string[]; held: string[] }>;
  conceded: string[];
  laws: Record<string, string>;
}

/** What was entered on the claim board. */
interface Board {
  hands: number[][];
  declarer: number;
  claimer: number;
  leader: number;
  size: number;
  both: boolean;
  trump: number;
  denominated: boolean;
  table: number[];
  said: string[];
  claimed: number;
  out: string;
  seen: string[];
  changed: string[];
  strikes: Strike[];
  kinds: Record<string, PlayKind>;
}
