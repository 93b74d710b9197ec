import {
  coinflipPot,
  winnerPayout,
  type CoinflipChoice,
  type CoinflipConfig,
  type CoinflipOutcome,
  coinflip as game,
} from 'games-engine/coinflip';
import { type ExplainShared, defineSharedFairness } from '../../../core/games/explain.ts';
import { type Texts, texts } from '../../../core/i18n/messages.ts';

type CoinflipRoundKey = keyof Texts<'coinflip', 'round'>;

const sides = { heads: 'heads', tails: 'tails' } as const;

/** Coinflip in a person's words. */
const explainCoinflip: ExplainShared<CoinflipConfig, CoinflipChoice, CoinflipOutcome, CoinflipRoundKey> = {
  choice: (_config, bets, index) => ({ key: sides[bets[index]?.choice.side ?? 'heads'], params: {} }),
  round(config, bets, outcome) {
    const pot = coinflipPot(bets);
    return {
      outcome: String(outcome.ticket),
      winner: { key: sides[outcome.side], params: {} },
      draw: `ticket = 1 + int(${pot}); creator: 1 … ${pot / 2n}`,
      payout: {
        rule: 'payout = ⌊pot × (100 % − commission)⌋',
        instance: `⌊${pot} × ${1_000_000 - config.commissionPpm}/1000000⌋ = ${winnerPayout(config, pot)}`,
      },
    };
  },
};

export const fairness = defineSharedFairness({
  game,
  formula: 'ticket = 1 + int(tickets); creator: 1 … tickets ÷ 2',
  messages: texts('coinflip', 'round'),
  explain: explainCoinflip,
});
