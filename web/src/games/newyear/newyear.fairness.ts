import { newyear as game } from 'games-engine/newyear';
import { defineSoloFairness } from '../../core/games/explain.ts';
import { explainNewyear } from './newyear-explainer.ts';
import { newyearRoundMessages } from './newyear-round.messages.ts';

export const fairness = defineSoloFairness({
  game,
  formula: 'number = int(Σ weights)  →  prize',
  messages: newyearRoundMessages,
  explain: explainNewyear,
});
