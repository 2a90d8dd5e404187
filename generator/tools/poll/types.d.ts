/* What generator/tools/poll puts into the page. */

interface PollChoice {
  allowed: boolean;
  law: string;
  about: string;
  /** With `{action}` where the choice is named. */
  says: string;
  /** What the guide is told. */
  say: string[];
}

interface PollData {
  measure: { law: string; about: string; chosen: number };
  own: string;
  suggests: { law: string; weigh: string[] };
  page: string;
  /** The rule that the guide begins with there. */
  rule: string;
  title: string;
  /** From the seat that the guide asks for to the player whose hand it is. */
  turns: number;
  /** By whether the information suggests it, and whether there is a logical alternative. */
  choices: Record<string, PollChoice>;
}
