import type { GameId } from 'games-engine';
import type { AnySandbox } from '../../core/game-kit/sandbox.ts';
import { battleSandbox } from '../../games/battle/battle-sandbox.ts';
import { classicSandbox } from '../../games/classic/classic-sandbox.ts';
import { coinflipSandbox } from '../../games/coinflip/coinflip-sandbox.ts';
import { diceSandbox } from '../../games/dice/dice-sandbox.ts';
import { minesSandbox } from '../../games/mines/mines-sandbox.ts';
import { wheelSandbox } from '../../games/wheel/wheel-sandbox.ts';

/** A host with play money for each game. */
export const sandboxes: Readonly<Record<GameId, AnySandbox>> = {
  dice: diceSandbox,
  mines: minesSandbox,
  battle: battleSandbox,
  wheel: wheelSandbox,
  coinflip: coinflipSandbox,
  classic: classicSandbox,
} satisfies Record<GameId, AnySandbox>;
