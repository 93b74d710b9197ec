import { classic as game } from 'games-engine/classic';
import { defineSharedFairness } from '../../core/games/explain.ts';
import { explainClassic } from './classic-explainer.ts';
import { classicRoundMessages } from './classic-round.messages.ts';

export const fairness = defineSharedFairness({
  game,
  formula: 'ticket = 1 + int(tickets)',
  messages: classicRoundMessages,
  explain: explainClassic,
  load: 'classic.load',
});
