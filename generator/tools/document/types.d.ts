/* What generator/tools/document puts into the page of a ruling as a document. */

interface DocumentData {
  edition: string;
  /** The day the rules were last changed; none where nobody has said it. */
  day: string;
  /** Who may appeal and through whom, each with its §. */
  appeal: [law: string, text: string][];
  /** Until when: the law's own time, and what is known of the federation's. */
  period: { law: string; minutes: number; own: string; other: string };
  deposit: string;
  /** Who is vulnerable on board 1, 2, … until it begins anew, as the score workbench has it. */
  zones: string[];
  example: string;
}
