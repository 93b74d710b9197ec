import { battle as game } from 'games-engine/battle';
import { defineSharedFairness } from '../../core/games/explain.ts';
import { explainBattle } from './battle-explainer.ts';
import { battleRoundMessages } from './battle-round.messages.ts';

export const fairness = defineSharedFairness({
  game,
  formula: 'number = 1 + int(1000); red: 1 … 500, blue: 501 … 1000',
  messages: battleRoundMessages,
  explain: explainBattle,
  load: 'battle.load',
});
