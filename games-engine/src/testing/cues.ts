import type { GameId } from '../core/define-game.ts';
import { battleCues } from '../games/battle/index.ts';
import { classicCues } from '../games/classic/index.ts';
import { coinflipCues } from '../games/coinflip/index.ts';
import { diceCues } from '../games/dice/index.ts';
import { minesCues } from '../games/mines/index.ts';
import { wheelCues } from '../games/wheel/index.ts';

/** What each game's config may say the volume of. */
export const cues: Readonly<Record<GameId, readonly string[]>> = {
  battle: battleCues,
  classic: classicCues,
  coinflip: coinflipCues,
  dice: diceCues,
  mines: minesCues,
  wheel: wheelCues,
};
