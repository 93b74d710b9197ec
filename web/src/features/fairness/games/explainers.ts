import type { AnyExplain, AnyExplainShared } from '../round-explainer.ts';
import { explainBattle } from './battle/battle-explainer.ts';
import { explainClassic } from './classic/classic-explainer.ts';
import { explainCoinflip } from './coinflip/coinflip-explainer.ts';
import { explainDice } from './dice/dice-explainer.ts';
import { explainMines } from './mines/mines-explainer.ts';
import { explainWheel } from './wheel/wheel-explainer.ts';

/** How the rounds of each solo game are explained. */
export const soloExplainers = {
  dice: explainDice,
  mines: explainMines,
} as const satisfies Record<string, AnyExplain>;

/** How the rounds of each shared game are explained. */
export const sharedExplainers = {
  battle: explainBattle,
  classic: explainClassic,
  coinflip: explainCoinflip,
  wheel: explainWheel,
} as const satisfies Record<string, AnyExplainShared>;
