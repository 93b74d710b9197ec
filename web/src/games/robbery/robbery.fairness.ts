import { robbery as game } from 'games-engine/robbery';
import { defineSoloFairness } from '../../core/games/explain.ts';
import { explainRobbery } from './robbery-explainer.ts';
import { robberyRoundMessages } from './robbery-round.messages.ts';

export const fairness = defineSoloFairness({
  game,
  formula: 'number = int(Σ weights)  →  sector',
  messages: robberyRoundMessages,
  explain: explainRobbery,
});
