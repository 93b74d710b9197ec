import { casino } from 'db';
import type { CasinoTools } from './casino-tools.ts';
import { SILENCE_MS } from './unsettled.ts';
import type { WalletNews } from './wallet-news.ts';

const SAID_OPEN_MS = 86_400_000; // for so long a provider may say that a round goes on

/**
 * Closes rounds whose win has not come within a minute: most games send none for a round that is lost. The contract has no
 * question for what became of a round, so a win that comes later is taken whenever it comes.
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
