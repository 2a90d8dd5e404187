/* The data that generator/site/guide_graph.py puts into a page, and what the guide makes of it. */

interface Step {
  law: string;
  text?: string;
  /** Number of the moment in `whens`; none is now. */
  when?: number;
  rank?: string;
  /** For the director alone. */
  quiet?: 1;
  /** The rule that it goes on in. */
  on?: string;
  /** The rule that a new irregularity is settled by. */
  fresh?: string;
  /** The law book rules on. */
  book?: 1;
  verdict?: string;
}

interface Fact {
  key: string;
  ask: string;
  law: string;
  kind?: "option" | "judgement";
  help?: string;
  chooses?: string;
  weigh?: string[];
  by?: string;
  away?: 1;
  /** The role that the answer's first role then is. */
  tells?: string;
  answers: Record<string, string>;
}

interface Place {
  ask?: number;
  say?: number[];
  to?: [number[], number][];
  end?: number[];
}

interface Rule {
  title: string;
  page: string;
  part?: 1;
  /** Its first node; none where the rule lies beyond this page. */
  start?: number;
}

interface Graph {
  rules: Record<string, Rule>;
  nodes: Place[];
  facts: Fact[];
  steps: Step[];
  laws: Record<string, string>;
  whens: string[];
  ranks: Record<string, string>;
  roles: Record<string, string>;
  /** The role whose seat is asked for, if any. */
  asks: string;
  /** Letter, name, side, other side. */
  seats: string[][];
  seated: Record<string, number>;
  sides: string[];
  /** At /guide/: the rules to begin with, by phase, in a player's words. */
  begin?: [string, [string, string][]][];
}

/** What the person has told. */
interface State {
  rule: string;
  seat: string;
  answers: Record<string, string>;
  /** Rules that are due later and that the conversation has gone on in. */
  on: string[];
  /** Judgements that are settled step by step, by a rule of their own. */
  by: string[];
}

interface Turn {
  fact: Fact;
  node: Place;
  key: string;
  /** How many later rules the conversation had gone on in. */
  stage: number;
  /** The judgement that the question helps to settle. */
  within?: Fact;
}

interface Said {
  step: Step;
  when: number;
  /** How many questions had been answered. */
  after: number;
  stage: number;
}

/** A conversation as far as the answers go. */
interface Talk {
  turns: Turn[];
  said: Said[];
  rows: [rule: string, row: number][];
  /** The moment of each stage. */
  whens: number[];
  on: string[];
  used: Record<string, string>;
  verdicts: Record<string, Step>;
  asking?: Turn;
  /** The rule that comes later, if the conversation has not gone on in it. */
  later?: Step;
}

type Child = string | Node | null | undefined | false | 0 | Child[];
