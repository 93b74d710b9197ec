import {
  classicPot,
  classicWinPayout,
  type ClassicChoice,
  type ClassicConfig,
  type ClassicOutcome,
} from 'games-engine/classic';
import type { ExplainShared } from '../../core/games/explain.ts';
import type { classicRoundRu } from './classic-round.messages.ts';

type ClassicRoundKey = keyof typeof classicRoundRu;

/** Classic in a person's words. */
export const explainClassic: ExplainShared<ClassicConfig, ClassicChoice, ClassicOutcome, ClassicRoundKey> = {
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
