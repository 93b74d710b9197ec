import { coinflip as game } from 'games-engine/coinflip';
import { defineSharedFairness } from '../../core/games/explain.ts';
import { explainCoinflip } from './coinflip-explainer.ts';
import { coinflipRoundMessages } from './coinflip-round.messages.ts';

export const fairness = defineSharedFairness({
  game,
  formula: 'ticket = 1 + int(tickets); creator: 1 … tickets ÷ 2',
  messages: coinflipRoundMessages,
  explain: explainCoinflip,
});
