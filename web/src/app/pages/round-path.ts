const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const LINKED_GAME = /\/fairness\/([a-z]+)\//;

/** The page of the round that a text names by id or by link. An id alone is looked for in dice, the only solo game. */
export const roundPath = (text: string): string | undefined => {
  const id = UUID.exec(text)?.[0].toLowerCase();
  return id && `/fairness/${LINKED_GAME.exec(text)?.[1] ?? 'dice'}/${id}`;
};
