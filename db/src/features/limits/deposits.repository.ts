import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { limitsOf } from './player-limits.repository.ts';
import { playUse } from './play-days.ts';
import { lockStakeAccounts, type Left } from './stake-rules.repository.ts';

/** A deposit about to be asked of a payment provider. */
export interface DepositInput {
  userId: bigint;
  amountMinor: bigint; // base hundredths
  at: number; // ms since epoch
}

const counting = `
INSERT INTO play_day AS d (user_id, day, deposited) VALUES ($1, $2, $3)
ON CONFLICT (user_id, day) DO UPDATE SET deposited = d.deposited + excluded.deposited`;

/**
 * Counts a deposit towards the player's limits before it is made; what is left when it would pass one, and then nothing
 * is counted. Many at once never pass a limit together. Part of a transaction.
 */
export const admitDeposit = async (
  client: Queryable,
  { userId, amountMinor, at }: DepositInput,
): Promise<Left | undefined> => {
  await lockStakeAccounts(client, userId);
  const use = await playUse(client, userId, at);
  const limits = (await limitsOf(client, userId)).filter(({ kind }) => kind === 'deposit');
  const [least] = limits
    .map(({ period, amount }) => ({ leftMinor: amount - use[period].depositedMinor, until: use[period].endsAt }))
    .toSorted((a, b) => (a.leftMinor < b.leftMinor ? -1 : 1));
  if (least && least.leftMinor < amountMinor)
    return { ...least, leftMinor: least.leftMinor > 0n ? least.leftMinor : 0n };
  await client.query(counting, [userId, dayOf(at), amountMinor]);
  return undefined;
};

/** Takes back the count of a deposit that was never made. `at`: of its admission. */
export const releaseDeposit = async (client: Queryable, { userId, amountMinor, at }: DepositInput): Promise<void> => {
  await client.query(counting, [userId, dayOf(at), -amountMinor]);
};

/** Counts a deposit that nobody was asked about before it arrived: it may pass a limit. Part of a transaction. */
export const countDeposit = async (client: Queryable, { userId, amountMinor, at }: DepositInput): Promise<void> => {
  await client.query(counting, [userId, dayOf(at), amountMinor]);
};
