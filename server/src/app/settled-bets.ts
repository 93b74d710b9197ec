import type { Metrics } from '../core/observability/metrics.ts';
import { publicName } from '../core/public-nick.ts';
import type { LiveFeed } from '../features/live-feed/live-feed.ts';

/** Whose bet it was, and how the feed may name them. */
type Bettor = Parameters<typeof publicName>[0] & { userId: bigint };

interface SettledBet {
  id: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  multiplierPpm: number;
  at: number; // ms since epoch
}

/** Tells of a settled bet. */
export type TellSettled = (bettor: Bettor, bet: SettledBet) => void;

/** Counts the settled bets of a game and shows them in the live feed. */
export const createTellSettled = (
  game: string,
  { metrics, feed }: { metrics: Metrics; feed: LiveFeed },
): TellSettled => {
  const count = metrics.settledBets.labels({ game });
  return (bettor, { id, stakeMinor, payoutMinor, multiplierPpm, at }) => {
    count.inc();
    feed.add(bettor.userId, {
      id,
      game,
      ...publicName(bettor),
      bet: Number(stakeMinor),
      amount: Number(payoutMinor),
      multiplierPpm,
      at,
    });
  };
};
