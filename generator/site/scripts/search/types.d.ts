type Entry = [page: string, title: string, kind: number, line: string];
interface SearchIndex {
  index: object;
  entries: Entry[];
  kinds: [name: string, boost: number][];
  laws: Record<string, string>;
  synonyms: Record<string, string>;
  spelt: string;
  small: string[];
  letters: [string, string][];
  endings: string[];
  rounds: number[];
  mended: [string, string][];
  irregular: Record<string, string>;
  heard: { said: SaidOf[]; stories: Record<string, number[]>; spoken: Spoken };
}
/** A phrase is parts, a part words, a word its ways between slashes. */
type Phrase = string[][];
type SaidOf = [
  rule: string,
  page: string,
  role: string,
  phrases: Phrase[],
  answers: [fact: string, ways: [answer: string, phrases: Phrase[]][]][],
  beside: [fact: string, phrases: Phrase[], byRole: Record<string, string>, idle: boolean][],
];
interface Spoken {
  seats: Record<string, string>;
  suits: Record<string, string>;
  ranks: string[];
  notrump: string[];
  earlier: string;
  sooner: string[];
  bidding: string[];
  levels: string[];
  numbers: string[];
  sayings: [string, string][];
  asking: string[];
  clauses: string[];
  not: string[];
  over: string[];
  called: string[];
  turn: string[];
  meant: string[];
  around: string[][];
  roles: string[];
  aside: string[];
  next: string[];
  told: string[];
  own: string[];
  named: string[];
  reports: string[];
  calls: string[];
  reason: string[];
  ofOthers: string[];
  ownPartner: string[];
  openers: string[];
  reported: string;
  according: string;
  being: Phrase[];
  beside: string[];
  unsaid: string[];
  either: string[];
  corrects: string[];
  noCards: string[];
  moments: [kind: string, phrases: Phrase[]][];
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
  /** It tells of what another bid was made over. */
  earlier: boolean;
}
interface Clause {
  words: Word[];
  not: number;
}
/** Where a phrase stands in a sentence. */
interface Met {
  at: number;
  score: number;
  words: Set<Word>;
  /** The clause says no, and the phrase does not. */
  denied: boolean;
  seats: string[];
}
interface TakenAnswer {
  fact: string;
  answer: string;
  score: number;
}
interface HeardOf {
  rule: string;
  page: string;
  score: number;
  seat: string;
  answers: TakenAnswer[];
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
  spoken: {
    seats: string[];
    ranks: string[];
    bidding: string[];
    over: string[];
    meant: string[];
    levels: string[];
    strains: Record<string, number>;
    bidInOne: string;
  };
}
interface LearnedFound {
  situations: { place: string; share: number }[];
  strange: boolean;
}
