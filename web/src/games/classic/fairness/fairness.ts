import {
  classicPot,
  classicWinPayout,
  type ClassicChoice,
  type ClassicConfig,
  type ClassicOutcome,
  classic as game,
} from 'games-engine/classic';
import { type ExplainShared, defineSharedFairness } from '../../../core/games/explain.ts';
import { type Texts, texts } from '../../../core/i18n/messages.ts';

type ClassicRoundKey = keyof Texts<'classic', 'round'>;

/** Classic in a person's words. */
const explainClassic: ExplainShared<ClassicConfig, ClassicChoice, ClassicOutcome, ClassicRoundKey> = {
  choice(_config, bets, index) {
    const before = classicPot(bets.slice(0, index));
    const to = before + (bets[index]?.stakeMinor ?? 0n);
    return { key: 'tickets', params: { from: String(before + 1n), to: String(to) } };
  },
  round(config, bets, { ticket, player }) {
    const pot = classicPot(bets);
    return {
      outcome: String(ticket),
      winner: { key: 'winner', params: { player } },
      draw: `ticket = 1 + int(${pot})`,
      payout: {
        rule: 'payout = ⌊pot × (100 % − commission)⌋',
        instance: `⌊${pot} × ${1_000_000 - config.commissionPpm}/1000000⌋ = ${classicWinPayout(config, pot)}`,
      },
    };
  },
};

export const fairness = defineSharedFairness({
  game,
  formula: 'ticket = 1 + int(tickets)',
  messages: texts('classic', 'round'),
  explain: explainClassic,
  load: 'classic.load',
});
