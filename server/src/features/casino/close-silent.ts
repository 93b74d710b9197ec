import { casino } from 'db';
import type { CasinoTools } from './casino-tools.ts';
import { SILENCE_MS } from './unsettled.ts';
import type { WalletNews } from './wallet-news.ts';

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
