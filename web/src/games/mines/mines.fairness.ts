import { mines as game } from 'games-engine/mines';
import { defineSoloFairness } from '../../core/games/explain.ts';
import { explainMines } from './mines-explainer.ts';
import { minesRoundMessages } from './mines-round.messages.ts';

export const fairness = defineSoloFairness({
  game,
  formula: 'pool = [0 … 23]; mine = pool.splice(int(pool.length), 1)',
  messages: minesRoundMessages,
  explain: explainMines,
});
