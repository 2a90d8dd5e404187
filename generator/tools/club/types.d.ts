/* What a club has chosen, and what its page knows of each choice. */

interface Club {
  name: string;
  /** By the word of a choice, the word of an option or an amount with its unit. */
  chosen: Record<string, string>;
  /** By the word of a choice of the federation's, who gave leave and when. */
  leave: Record<string, string>;
}

interface ClubChoice {
  word: string;
  title: string;
  law: string;
  chooser: string;
  options?: Record<string, string>;
  units?: Record<string, number>;
  least?: number;
  most?: number;
}

interface ClubData {
  keys: string[];
  edition: string;
  longest: number;
  choices: ClubChoice[];
}
