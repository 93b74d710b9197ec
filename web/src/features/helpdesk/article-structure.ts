/** A section of a long document: its texts are `<id>.title` and `<id>.1`, `<id>.2` … */
export interface ArticleSection {
  readonly id: string;
  readonly paragraphs: number;
}

/** The numbers of a section's clauses. */
export const clausesOf = ({ paragraphs }: ArticleSection): number[] =>
  Array.from({ length: paragraphs }, (_, index) => index + 1);

/** Anchor of a clause, at the end of its address. */
export const clauseId = (section: string, clause: number): string => `${section}-${clause}`;
