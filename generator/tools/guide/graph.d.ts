/* The data that generator/tools/guide puts into a page, and what the guide makes of it. */

interface Step {
  /** The name of what happens; a later step may settle an earlier one by it. */
  word: string;
  law: string;
  /** The words to the one addressed. */
  says?: string;
  /** A role, a side or `everyone`; none is the director alone. */
  to?: string;
  /** What a verdict needs of it. */
  short?: string;
  /** Number of the moment in `whens`; none is now. */
  when?: number;
  rank?: string;
  /** Never read out. */
  quiet?: 1;
  /** The ruling must be kept from the table while this is due. */
  away?: 1;
  /** Explained so that a player could choose; no part of the finished ruling. */
  explained?: 1;
  /** Its rule asks what a poll answers. */
  polled?: 1;
  /** How its score is keyed: a key of `keying`. */
  keyed?: string;
  /** Words of later steps and keys of questions that settle it. */
  settled?: string[];
  /** Which information, and whose: of two statuses the later holds. */
  same?: string;
  status?: string;
  /** The rule that it goes on in. */
  on?: string;
  /** The rule that a new irregularity is settled by. */
  fresh?: string;
  /** The role that is the offender there. */
  offender?: string;
  /** An answer there that is given here. */
  knows?: string;
  /** The role of who plays the contract from now on. */
  declares?: string;
  verdict?: string;
  /** What stands on the board from now on; a role, a side, or the board itself where it is empty. */
  leaves?: Effect[];
  /** What no longer stands; without a detail every one of the kind there. */
  ends?: Effect[];
  /** The steps that stand for it where the `off` of the rule that was begun in stands. */
  off?: number[];
}

/** A key of `lasting`; the role; the card or the suit, with tokens as in texts; none for what is looked at later. */
type Effect = [kind: string, role: string, detail?: string, own?: number];

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
  /** A poll answers it. */
  polled?: 1;
  /** The answer that is taken until somebody says otherwise. */
  assume?: string;
  /** By answer: the moment that has come when it can be given. */
  reached?: Record<string, number>;
  /** The role that the answer's first role then is. */
  tells?: string;
  /** By role, its answers in words that need not name it; with no role, the answers that are no player. */
  seats?: Record<string, Record<string, string>>;
  /** The answer that what stands decides: the first that stands where its role sits. */
  stands?: [kind: string, role: string, answer: string, detail?: string][];
  /** By answer, what must not stand where it can be true. */
  out?: Record<string, Fact["stands"]>;
  /** By answer, how many turns after declarer a role can sit where it is true: the offender, or `whose`. */
  sits?: Record<string, number[]>;
  whose?: string;
  answers: Record<string, string>;
  /** Of a player's choice: what he does, as a sentence, where the answer alone does not say it. */
  told?: Record<string, string>;
}

/** Answers that lead to the same, and what that is. */
interface Lead {
  keys: string[];
  next: Walk;
}

/** A sentence to read aloud, to whom, and its §. */
interface Reading {
  to: string;
  words: string;
  law: string;
}

interface Place {
  ask?: number;
  say?: number[];
  to?: [number[], number][];
  end?: number[];
  /** The verdict of an end, where joining what its steps have says it badly. */
  verdict?: string;
}

interface Rule {
  title: string;
  page: string;
  called: string;
  part?: 1;
  /** Its first node; none where the rule lies beyond this page. */
  start?: number;
  /** The role whose seat is asked for, and the question. */
  who?: [role: string, question: string];
  /** What is over where it happens. */
  lapses?: string[];
  /** What takes some steps away, or puts others for them, where it stands. */
  off?: string;
  /** How many rows stand before its own on its page. */
  first?: number;
  /** By what stands: the number in `meets` of what is said where a conversation begins. */
  meets?: Record<string, number>;
}

interface Graph {
  rules: Record<string, Rule>;
  nodes: Place[];
  facts: Fact[];
  steps: Step[];
  laws: Record<string, string>;
  whens: string[];
  /** The number of the last moment that is told of at once. */
  told: number;
  /** The first moment at which play is over. */
  over: number;
  ranks: Record<string, string>;
  keying?: Record<string, string>;
  roles: Record<string, string>;
  /** Letter, name, side, other side. */
  seats: string[][];
  /** By the role that is tapped: the turns after it at which each role sits. */
  seated: Record<string, Record<string, number>>;
  /** The turns after declarer at which each role sits; some only where another role is known and opposes him. */
  declaring: Record<string, [turns: number, against?: string]>;
  /** Roles that speak of a side: the tapped one's own first; for some the other way round. */
  sides: string[];
  turned: string[];
  /** Roles that are written one way and read aloud another. */
  aloud: Record<string, string>;
  /** What can stand: its Danish word, 1 if it is looked at when play is over, 2 if then too, what is written at its seat, and how it ends. */
  lasting: Record<string, [word: string, late: number, mark: string, endings: (string | [word: string, detail: string])[]]>;
  /** Those that rows have, in turn. */
  letters: string;
  /** How the detail begins of an information that is barred or of a bound lead, and what is said of it. */
  said_of: [detail: string, text: string][];
  /** How what stands meets what happens, its §, the sentence, the rule that settles it, 1 where that comes first and 2 where it comes last, and the role it must stand at. */
  meets?: [how: string, law: string, text: string, rule?: string, turn?: number, whose?: string][];
  /** A kind that becomes another and stays the same card. */
  grows: [string, string];
  /** On from what stands: what happens now, the rule, an answer, the rule where several lie, and where the offender sits from there. */
  ways: Record<string, [text: string, rule: string, answer?: string, several?: string, turns?: number, begins?: string, settles?: string[] | null, carries?: string][]>;
  /** What lies on the table; what ends with the auction; and what shows that it has ended. */
  cards: string[];
  each_ends: string[];
  /** What only a defender has. */
  defends: string[];
  in_auction: string[];
  /** What ends with the auction for the side that declares. */
  if_defends: string[];
  in_play: string[];
  /** At /guide/: the script with the graph of every rule. */
  elsewhere?: string;
  /** At /guide/: the rules to begin with, by phase, each with its name. */
  begin?: [phase: string, rules: [rule: string, name: string][]][];
  /** At /guide/: the rules that can follow each kind that stands, the most pressing first; the commonest; those of the auction; and of a rule, home's buttons. */
  next?: Record<string, string[]>;
}

/** What stands on the board: at the place of a seat, or none. */
interface OnBoard {
  /** A key of `lasting`. */
  kind: string;
  place: number;
  /** The card, the suits or the moment, where they are known. */
  detail: string;
  /** This ruling has left it. */
  fresh?: boolean;
}

/** What the person has answered. */
interface State {
  rule: string;
  seat: string;
  answers: Record<string, string>;
  /** Rules that are due later and that the conversation has gone on in. */
  on: string[];
  /** Judgements that are settled step by step, by a rule of their own. */
  by: string[];
  /** What stood on the board before. */
  standing?: OnBoard[];
  declarer?: string;
  /** Who declares, as the answers so far decide it. */
  declares?: string;
  /** Something has been ruled on this board before. */
  again?: boolean;
  /** The question that is taken to be answered by that nothing came after, and stands open above the choice it leads to. */
  open?: string;
}

interface Turn {
  fact: Fact;
  node: Place;
  key: string;
  /** The answers it has at its place and that the seats leave open. */
  offered: string[];
  /** How many later rules the conversation had gone on in. */
  stage: number;
  /** The answer is taken for granted; the person has not given it. */
  assumed?: boolean;
  /** The seats leave no other answer. */
  sure?: boolean;
  /** What stands on the board and gives the answer that is assumed. */
  from?: OnBoard;
  /** The judgement that the question helps to settle. */
  within?: Fact;
}

interface DueStep {
  step: Step;
  when: number;
  /** How many questions had been answered. */
  after: number;
  stage: number;
  /** Which rule of the conversation it is of. */
  leg: number;
}

/** A conversation, walked as far as the answers go. */
interface Walk {
  turns: Turn[];
  steps: DueStep[];
  rows: [rule: string, row: number][];
  /** The verdict that the end of each rule states itself, or nothing. */
  verdictsOf: string[];
  /** The moment of each stage. */
  whens: number[];
  on: string[];
  /** Whether the `off` of the rule that was begun in stands. */
  off?: boolean;
  used: Record<string, string>;
  verdicts: Record<string, Step>;
  asking?: Turn;
  /** The rule that comes later, if the conversation has not gone on in it. */
  later?: Step;
}
