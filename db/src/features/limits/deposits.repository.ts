import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '../../core/calendar.ts';
import { lockStakingAccounts } from '../exclusion/closures.ts';
import { limitsOf } from './player-limits.repository.ts';
import { playUse } from './play-days.ts';
import type { Left } from './stake-rules.repository.ts';

/** A deposit about to be asked of a payment provider. */
export interface DepositInput {
  userId: bigint;
  amountMinor: bigint; // base hundredths
  at: number; // ms since epoch
}

/** Adds to the count of a day in one statement: deposits that arrive at once are all counted. */
const add = async (em: EntityManager, { userId, at }: DepositInput, amountMinor: bigint): Promise<void> => {
  await em.execute(
    `INSERT INTO play_day AS d (user_id, day, deposited) VALUES (?, ?, ?)
     ON CONFLICT (user_id, day) DO UPDATE SET deposited = d.deposited + excluded.deposited`,
    [userId, dayOf(at), amountMinor],
  );
};

/**
 * Counts a deposit towards the player's limits before it is made; what is left when it would pass one, and then nothing
 * is counted. Many at once never pass a limit together. Part of a transaction.
 */
export const admitDeposit = async (em: EntityManager, deposit: DepositInput): Promise<Left | undefined> => {
  const { userId, amountMinor, at } = deposit;
  await lockStakingAccounts(em, [userId]);
  const use = await playUse(em, userId, at);
  const limits = (await limitsOf(em, userId)).filter(({ kind }) => kind === 'deposit');
  const [least] = limits
    .map(({ period, amount }) => ({ leftMinor: amount - use[period].depositedMinor, until: use[period].endsAt }))
    .toSorted((a, b) => (a.leftMinor < b.leftMinor ? -1 : 1));
  if (least && least.leftMinor < amountMinor)
    return { ...least, leftMinor: least.leftMinor > 0n ? least.leftMinor : 0n };
  await add(em, deposit, amountMinor);
  return undefined;
};

/** Takes back the count of a deposit that was never made. `at`: of its admission. */
export const releaseDeposit = (em: EntityManager, deposit: DepositInput): Promise<void> =>
  add(em, deposit, -deposit.amountMinor);

/** Counts a deposit that nobody was asked about before it arrived: it may pass a limit. Part of a transaction. */
export const countDeposit = (em: EntityManager, deposit: DepositInput): Promise<void> =>
  add(em, deposit, deposit.amountMinor);
