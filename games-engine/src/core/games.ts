import type { AnyGame, AnySharedGame, AnySoloGame } from './define-game.ts';
import type { AnyFreeDraw } from './free-draw.ts';

/**
 * The games of a house, and its draws that cost nothing: these have no table, so no list of games shows them, but their
 * rounds are found and checked like any others. Ids come from untrusted logs: a search for one that does not exist finds nothing.
 */
export interface Games {
  readonly all: readonly AnyGame[];
  readonly solo: readonly AnySoloGame[];
  readonly shared: readonly AnySharedGame[];
  readonly draws: readonly AnyFreeDraw[];
  /** True for the id of a game with a table: no draw's. */
  hasTable(id: string): boolean;
  /** A game or a draw by its id. */
  find(id: string): AnyGame | undefined;
  /** The game or draw of an id that was checked before. Throws RangeError when there is none. */
  get(id: string): AnyGame;
  /** A solo game or a draw. */
  findSolo(id: string): AnySoloGame | undefined;
  findShared(id: string): AnySharedGame | undefined;
}

const isSolo = (game: AnyGame): game is AnySoloGame => game.hosting === 'solo';
const isShared = (game: AnyGame): game is AnySharedGame => game.hosting === 'shared';

/** Form of a game's id: it is part of addresses, files and records. */
export const GAME_ID = /^[a-z][a-z0-9-]{0,31}$/;

/** Makes a house of these games and draws. Throws RangeError for an id that is none, or that two games have. */
export const createGames = (games: readonly AnyGame[], draws: readonly AnyFreeDraw[] = []): Games => {
  const everything = [...games, ...draws];
  for (const { id } of everything)
    if (!GAME_ID.test(id)) throw new RangeError(`${JSON.stringify(id)} is no game id: expected ${GAME_ID}`);
  // an audit looks a game up for every line: a map finds a text that was just read sooner than an object does
  const byId = <Game extends AnyGame>(among: readonly Game[]): ReadonlyMap<string, Game> =>
    new Map(among.map((game) => [game.id, game]));
  const [solo, shared] = [games.filter(isSolo), games.filter(isShared)];
  const [everyById, soloById, sharedById] = [byId(everything), byId([...solo, ...draws]), byId(shared)];
  if (everyById.size < everything.length)
    throw new RangeError(`two games have one id: ${everything.map(({ id }) => id).join(', ')}`);
  return {
    all: games,
    solo,
    shared,
    draws,
    hasTable: (id) => games.some((game) => game.id === id),
    find: (id) => everyById.get(id),
    get(id) {
      const game = everyById.get(id);
      if (!game) throw new RangeError(`there is no game ${JSON.stringify(id)}`);
      return game;
    },
    findSolo: (id) => soloById.get(id),
    findShared: (id) => sharedById.get(id),
  };
};
