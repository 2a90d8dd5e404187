/* What the parts of the claim board hand each other, and what generator/tools/claim puts in its page. */

/** Cards by seat as numbers, and what was said; as tests/oracle/last_tricks.py has it. */
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

/** A seat does not play these cards so, while it has others. */
interface Strike {
  seat: number;
  play: string;
  cards: number[];
  /** Empty for a lead; a card of the own side's and those as good; or a suit as in `Normal`. */
  led: number[];
  /** Partner's card is winning. */
  wins: boolean;
}

/** A card of the line that is shown. */
interface Shown extends Omit<Strike, "cards"> {
  card: number;
  /** The card and those as good as it. */
  same: number[];
  traits: string[];
  /** "better" if other normal cards win more, "other" if as bad a play can follow them too. */
  choice: string;
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
interface Board extends Omit<Ending, "known"> {
  declarer: number;
  size: number;
  denominated: boolean;
  claimed: number;
  out: string;
  seen: string[];
  changed: string[];
  strikes: Strike[];
  kinds: Record<string, PlayKind>;
}
