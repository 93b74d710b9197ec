const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i;
const NUMBERED = /^(\D+?)[\s#№:,-]*(\d{1,15})$/;

/**
 * What a search is asked for by a text: an id, also out of a link; a hash, a fingerprint or a seed; a game, by its own
 * name or that in the interface's language, and a number. Undefined for anything else.
 */
export const searchQuery = (
  text: string,
  games: readonly string[],
  nameOf: (game: string) => string,
): string | undefined => {
  const exact = UUID.exec(text)?.[0] ?? HASH.exec(text)?.[0];
  if (exact !== undefined) return exact.toLowerCase();
  const [, name = '', number] = NUMBERED.exec(text.trim()) ?? [];
  const wanted = name.trim().toLocaleLowerCase();
  const game = games.find((each) => each === wanted || nameOf(each).toLocaleLowerCase() === wanted);
  return game && number !== undefined ? `${game} ${number}` : undefined;
};

/** The page where a round is checked. */
export const roundPath = (game: string, id: string): string => `/fairness/${game}/${id}`;
