type Entry = [page: string, title: string, kind: number, line: string];
interface SearchIndex {
  index: object;
  entries: Entry[];
  kinds: [name: string, boost: number][];
  /** The number of the kind that laws are. */
  law: number;
  laws: Record<string, string>;
  synonyms: Record<string, string>;
  spelt: string;
  small: string[];
  letters: [string, string][];
  endings: string[];
  rounds: number[];
  mended: [string, string][];
  irregular: Record<string, string>;
  heard: { situations: HeardIn[]; pages: Record<string, string>; spoken: Spoken };
  learned: LearnedIndex;
}
/** A phrase is parts, a part words, a word its ways between slashes. */
type Phrase = string[][];
type HeardIn = [
  rule: string,
  page: string,
  role: string,
  does: string,
  answers: [fact: string, ways: [answer: string, phrases: Phrase[]][]][],
  turns: [fact: string, byRole: Record<string, string>][],
];
/** Words by what they are, as generator/site/search has them. */
type SpokenList =
  | "ranks" | "notrump" | "bidding" | "levels" | "numbers" | "clauses" | "then" | "not" | "over"
  | "turn" | "meant" | "sooner" | "no_cards" | "unsaid" | "asking" | "claims" | "tellers" | "subjects" | "verbs"
  | "helpers" | "comes" | "corrects" | "notices" | "obliged" | "acts" | "doubt" | "beside" | "soon" | "since"
  | "plain" | "on_turn";
interface Spoken extends Record<SpokenList, string[]> {
  seats: Record<string, string>;
  suits: Record<string, string>;
  sayings: [string, string][];
  moments: [kind: string, phrases: Phrase[]][];
  earlier: string;
}
interface Word {
  word: string;
  stem: string;
  /** What it is besides: `PLADS`, `BUD`, `KORT`. */
  kinds: string[];
  seat: string;
  genitive: boolean;
  /** How high a bid is; 0 is none. */
  bid: number;
}
interface Clause {
  words: Word[];
  not: number;
}
/** A phrase that stands in a sentence. */
interface Met {
  words: Set<Word>;
  /** The clause says no, and the phrase does not. */
  denied: boolean;
}
interface TakenAnswer {
  fact: string;
  answer: string;
}
interface HeardOf {
  rule: string;
  page: string;
  seat: string;
  answers: TakenAnswer[];
  /** What the sentence says of the next event on the board. */
  rest: string;
}
interface Wanted {
  term: string;
  weight: number;
  prefix: boolean;
}
interface Hit {
  page: string;
  title: string;
  kind: string;
  line: string;
}
interface Found {
  groups: { kind: string; hits: Hit[] }[];
  more: number;
  /** The query without its typing error, and what it was taken for. */
  meant: string;
  words: string[];
  /** The situation that a sentence names first, with what it states. */
  heard?: HeardOf;
  /** A sentence that names nothing the site knows. */
  strange: boolean;
}
interface Engine {
  search(query: string, options: object): { id: number; score: number; match: Record<string, string[]> }[];
}
declare const MiniSearch: { loadJS(js: object, options: object): Engine };
/** The weights of `generator/site/search/learned.py`: features and weights a line each, a weight as the signs of place and size. */
interface LearnedIndex {
  places: string[];
  features: string;
  weights: string;
  unit: number;
  most: number;
  nothing: { margin: number; least: number };
  spoken: Record<"seats" | "ranks" | "bidding" | "over" | "meant" | "levels", string[]> & {
    strains: Record<string, number>;
    bidInOne: string;
  };
}
interface LearnedFound {
  situations: { place: string; share: number }[];
  strange: boolean;
}
