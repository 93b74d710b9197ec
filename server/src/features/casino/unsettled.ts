import { casino } from 'db';
import type { UnsettledRounds } from '../../../contract/features/casino.contract.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { WalletNews } from './wallet-news.ts';

/** Time without a transaction after which a round counts as unsettled. */
const SILENCE_MS = 60_000;
const SHOWN_MS = 7 * 86_400_000;

/** Rounds whose result did not arrive in time, for staff. */
export const unsettled = async ({ db, clock }: CasinoTools): Promise<UnsettledRounds> => {
  const now = clock.now();
  const found = await casino.unsettledRounds(db.pool, { silentSince: now - SILENCE_MS, since: now - SHOWN_MS });
  const rounds = found.rounds.map((round) => ({
    id: round.id,
    player: { userId: round.publicId, nick: round.nick },
    game: round.title,
    provider: round.provider,
    round: round.sentId,
    account: round.account,
    staked: Number(round.stakeMinor),
    paid: Number(round.payoutMinor),
    state: round.kind,
    startedAt: round.startedAt,
    lastAt: round.lastAt,
  }));
  const providers = found.providers.map(({ stakedMinor, ...counts }) => ({ ...counts, staked: Number(stakedMinor) }));
  return { rounds, providers };
};

const SAID_OPEN_MS = 86_400_000; // limit for rounds that the provider said continue

/**
 * Closes rounds without a win after a minute: most games send none for a lost round. The contract has no call that asks for
 * a round's result, so a late win is accepted at any time.
 */
export const closeSilent = async (
  { db, clock }: Pick<CasinoTools, 'db' | 'clock'>,
  news: Pick<WalletNews, 'settled'>,
): Promise<void> => {
  const now = clock.now();
  const closed = await casino.closeSilentRounds(db.pool, {
    silentSince: now - SILENCE_MS,
    saidOpenSince: now - SAID_OPEN_MS,
  });
  for (const { id, ...round } of closed) news.settled({ ...round, roundId: id, at: now });
};
