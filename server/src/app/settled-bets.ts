import type { SettledBet, TellFeatures } from '../core/features/events.ts';
import type { Metrics } from '../core/observability/metrics.ts';

/** Player who placed a bet. */
type Bettor = Pick<SettledBet, 'userId' | 'publicId' | 'nick' | 'isHidden'>;

/** Tells of a settled bet. */
export type TellSettled = (bettor: Bettor, bet: Omit<SettledBet, keyof Bettor | 'game'>) => void;

/** Counts the settled bets of a game, and tells all areas of them. */
export const createTellSettled = (
  game: string,
  { metrics, tell }: { metrics: Metrics; tell: TellFeatures },
): TellSettled => {
  const count = metrics.settledBets.labels({ game });
  return ({ userId, publicId, nick, isHidden }, bet) => {
    count.inc();
    const { account } = bet;
    metrics.stakedMinor.inc({ game, account }, Number(bet.stakeMinor));
    metrics.paidMinor.inc({ game, account }, Number(bet.payoutMinor));
    tell('bet.settled', { ...bet, game, userId, publicId, nick, isHidden });
  };
};
