/* A board of a file, as the parts of the reader hand it on. Seats are numbers: N, Ø, S, V from 0. */

/** A board as a file tells it: cards as the claim board numbers them. */
interface Deal {
  /** Its number in the file, or what the file calls it. */
  name: string;
  dealer: number;
  zone: string;
  /** Empty where the file does not say what a player holds. */
  hands: number[][];
  /** As the keypad for the auction has them, with a seat before a call out of turn. */
  calls: string[];
  /** The contract as the workbench has it, without tricks: 4hxS; empty where there is none. */
  contract: string;
  /** -1 where there is none. */
  declarer: number;
  /** In the order they were played, each with the line of the file that says so. */
  played: { seat: number; card: number; line: number }[];
  /** What declarer took, where the file says it; -1 elsewhere. */
  tricks: number;
  /** What is not taken of it, or cannot be as it is written. */
  left: Mistake[];
}

/** What is wrong in a file, and where. */
interface Mistake {
  line: number;
  says: string;
}

/** A tag or a command of a file: its name, its value, the words below it, and its line. */
interface Told {
  name: string;
  value: string;
  words: { text: string; line: number }[];
  line: number;
}
