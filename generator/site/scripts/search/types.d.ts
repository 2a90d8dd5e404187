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
}
interface Engine {
  search(query: string, options: object): { id: number; score: number; match: Record<string, string[]> }[];
}
declare const MiniSearch: { loadJS(js: object, options: object): Engine };
