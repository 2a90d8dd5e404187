type Child = string | Node | null | undefined | false | 0 | Child[];

/** A ruling that this device has kept. */
interface Kept {
  page: string;
  hash: string;
  title: string;
  verdict: string;
  at: number;
  /** When the first ruling on the same board was made, if this is not it. */
  first?: number;
  /** What stood on the board after it, in words, and what of that has ended. */
  lying?: string[];
  ended?: string[];
  /** What is due later: the word of a step, what it says, and what it has left on the board. */
  later?: [word: string, says: string, ...left: string[]][];
  /** The parts of the address that the guide goes on with the board at; some with what lies, for that may have ended since. */
  on?: [part: string, lying?: string][];
  /** Words of the steps that are ticked off. */
  done?: string[];
  /** What the director writes in the log. */
  table?: string;
  board?: string;
  /** What else is written on its document. */
  sheet?: Record<string, string>;
}

/** The library that makes QR codes, where a page has it. */
declare const leanQr: {
  mode: { ascii(text: string): unknown };
  generate(data: unknown): { size: number; get(x: number, y: number): boolean };
};
