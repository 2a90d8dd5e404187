/** The rules as they are now, and what can be had on paper. */
interface PrintedNow {
  situations: Record<string, SituationNow>;
  /** By the name of its file. */
  documents: Record<string, DocumentNow>;
  /** File and title of each that a club may take some situations of. */
  parted: [file: string, title: string][];
}
interface DocumentNow {
  title: string;
  /** Those that it shows. */
  situations: string[];
  /** The mark of what it says of paragraphs; empty where it says nothing of them. */
  words: string;
}
interface SituationNow {
  title: string;
  marks: string;
  /** Each rule, and how many rulings it has. */
  rows: [rule: string, count: number][];
  /** The documents that have it on a sheet of its own. */
  sheets: string[];
}
