import { dice as game } from 'games-engine/dice';
import { defineSoloFairness } from '../../core/games/explain.ts';
import { explainDice } from './dice-explainer.ts';
import { diceRoundMessages } from './dice-round.messages.ts';

export const fairness = defineSoloFairness({
  game,
  formula: 'roll = int(10000)  →  roll ÷ 100',
  messages: diceRoundMessages,
  explain: explainDice,
});
