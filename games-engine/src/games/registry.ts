import type { AnyGame } from '../core/define-game.ts';
import type { AnyFreeDraw } from '../core/free-draw.ts';
import { createGames, type Games } from '../core/games.ts';
import { battle } from './battle/index.ts';
import { classic } from './classic/index.ts';
import { coinflip } from './coinflip/index.ts';
import { dice } from './dice/index.ts';
import { mines } from './mines/index.ts';
import { newyear } from './newyear/index.ts';
import { robbery } from './robbery/index.ts';
import { wheel } from './wheel/index.ts';

/** Every in-house game by its id, in the order in which lists show them. */
export const games = { dice, mines, battle, wheel, coinflip, classic } as const satisfies Readonly<
  Record<string, AnyGame>
>;

/** The id of an in-house game. The house's registries are checked against it: one that lacks a game does not compile. */
export type GameId = keyof typeof games;

/** The ids of all in-house games. */
export const gameIds = Object.keys(games) as readonly GameId[];

/** Every draw that costs nothing, by its id: a game without a table, which no list of games shows. */
export const draws = { robbery, newyear } as const satisfies Readonly<Record<string, AnyFreeDraw>>;

/** The id of such a draw. */
export type DrawId = keyof typeof draws;

/** The house's own games and draws: what server, verifier and audit look a game up in unless they are given others. */
export const houseGames: Games = createGames(Object.values(games), Object.values(draws));
