/* What generator/tools/course puts into the pages and the files of tasks. */

interface CourseTask {
  id: string;
  kind: string;
  told: string;
  asks: string;
  /** What it says, and what would make it right. */
  choices: [text: string, why: string][];
  right: number;
  reason: string;
  laws: [ref: string, gloss: string][];
}

/** What is used of a card of the library that says when a task comes again, as it is kept. */
interface KeptCard {
  due: string;
  stability: number;
  state: number;
  last_review?: string;
  /** Whether the last answer was right, and the paragraphs it was about. */
  right: boolean;
  laws: string[];
}

/** By `situation/task`. */
type Cards = Record<string, KeptCard>;

interface ExamData {
  digest: string;
  law: string;
  most: number;
  passed: [all: number, section: number];
  levels: [key: string, label: string][];
  sections: [title: string, lessons: [slug: string, weights: number[]][]][];
  about: Record<string, number[]>;
}

/** For each section the situation of each task, and its place among the tasks of the situation. */
type Places = [slug: string, place: number][][];

/** An exam that has begun. */
interface Sitting {
  number: number;
  level: string;
  digest: string;
  book: boolean;
  name: string;
  begun: number;
  handed: number;
  /** By place in the paper; -1 where nothing is answered. */
  answers: number[];
  at: number;
}
