import type { AnyGame, AnySharedGame, AnySoloGame, GameId } from '../core/define-game.ts';
import { battle } from './battle/index.ts';
import { classic } from './classic/index.ts';
import { coinflip } from './coinflip/index.ts';
import { dice } from './dice/index.ts';
import { mines } from './mines/index.ts';
import { wheel } from './wheel/index.ts';

type Games<Game> = { readonly [Id in GameId]?: Game };

/** Every solo game by its id. */
export const soloGames = { dice, mines } satisfies Games<AnySoloGame>;

/** Every shared game by its id. */
export const sharedGames = { battle, classic, coinflip, wheel } satisfies Games<AnySharedGame>;

/** Every game by its id: where server, verifier and audit look a game up. A game that is missing does not compile. */
export const games = { ...soloGames, ...sharedGames } satisfies Readonly<Record<GameId, AnyGame>>;

// an audit looks a game up for every line: a map finds a text that was just read sooner than an object does
const byId = <Game>(among: Games<Game>): ReadonlyMap<string, Game> => new Map(Object.entries(among));
const [all, solo, shared] = [byId<AnyGame>(games), byId<AnySoloGame>(soloGames), byId<AnySharedGame>(sharedGames)];

/** The game of this id, or undefined when there is none: ids come from untrusted logs. */
export const findGame = (id: string): AnyGame | undefined => all.get(id);

/** The solo game of this id, or undefined when there is none. */
export const findSoloGame = (id: string): AnySoloGame | undefined => solo.get(id);

/** The shared game of this id, or undefined when there is none. */
export const findSharedGame = (id: string): AnySharedGame | undefined => shared.get(id);
