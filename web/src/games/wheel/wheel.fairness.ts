import { wheel as game } from 'games-engine/wheel';
import { defineSharedFairness } from '../../core/games/explain.ts';
import { explainWheel } from './wheel-explainer.ts';
import { wheelRoundMessages } from './wheel-round.messages.ts';

export const fairness = defineSharedFairness({
  game,
  formula: 'segment = int(32); sector = segments[segment]',
  messages: wheelRoundMessages,
  explain: explainWheel,
  load: 'wheelOfFortune.load',
});
