import type { Pool } from 'pg';
import { dayOf, dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { retryingConflicts } from '../../core/retry.ts';
import { inTransaction } from '../../core/transaction.ts';
import { mayStakeSql } from '../../ledger/stake-rules.ts';
import { closureOf, STAKING, stakesFromOf, type Closure } from '../exclusion/closures.ts';
import { forgetLapsedRaises, limitsOf } from './player-limits.repository.ts';
import type { PlayerLimit } from './limits.entities.ts';
import { playUse, recountDays, type PeriodUse, type PlayUse } from './play-days.ts';

/** What is left of a limit, by the period that leaves least. */
export interface Left {
  leftMinor: bigint; // base hundredths, 0 or more
  until: number; // ms since epoch: when that period ends
}

/** What a player may stake now. Undefined: nothing of that sort limits it. */
export interface StakeRules {
  closure: Closure | undefined;
  sessionUntil: number | undefined; // today's minutes are used up; ms since epoch
  wager: Left | undefined;
  loss: Left | undefined;
}

/**
 * Locks the accounts from which a player stakes, as a bet does: whatever is read afterwards knows of every bet that was
 * taken, and none is taken until the transaction ends. Every change of what this slice keeps begins so.
 */
export const lockStakeAccounts = async (client: Queryable, userId: bigint): Promise<{ isCounted: boolean }> => {
  const { rows } = await client.query<{ leftUntil: bigint | null }>(
    `SELECT left_until AS "leftUntil" FROM ledger_account WHERE user_id = $1 AND kind = ANY ($2) ORDER BY id FOR UPDATE`,
    [userId, STAKING],
  );
  return { isCounted: rows.some(({ leftUntil }) => leftUntil !== null) };
};

const minutesOf = async (client: Queryable, userId: bigint, at: number): Promise<number> => {
  const { rows } = await client.query<{ minutes: number }>(
    'SELECT minutes FROM play_time WHERE user_id = $1 AND day = $2',
    [userId, dayOf(at)],
  );
  return rows[0]?.minutes ?? 0;
};

const minLeft = (
  limits: readonly PlayerLimit[],
  kind: 'wager' | 'loss',
  use: PlayUse,
  of: (use: PeriodUse) => bigint,
): Left | undefined =>
  limits
    .filter((limit) => limit.kind === kind)
    .map(({ period, amount }) => ({ leftMinor: amount - of(use[period]), until: use[period].endsAt }))
    .map((left) => ({ ...left, leftMinor: left.leftMinor > 0n ? left.leftMinor : 0n }))
    .toSorted((a, b) => (a.leftMinor < b.leftMinor ? -1 : 1))[0];

const writeRules = async (
  client: Queryable,
  userId: bigint,
  rules: StakeRules,
  limits: readonly PlayerLimit[],
  use: PlayUse,
) => {
  const stakesFrom = Math.max(stakesFromOf(rules.closure), rules.sessionUntil ?? 0);
  await client.query('UPDATE ledger_account SET stakes_from = $3 WHERE user_id = $1 AND kind = ANY ($2)', [
    userId,
    STAKING,
    stakesFrom || null,
  ]);
  const ends = limits.filter(({ kind }) => kind === 'wager' || kind === 'loss').map(({ period }) => use[period].endsAt);
  await client.query(
    `UPDATE ledger_account SET wager_left = $2, loss_left = $3, left_until = $4 WHERE user_id = $1 AND kind = 'real'`,
    [userId, rules.wager?.leftMinor ?? null, rules.loss?.leftMinor ?? null, ends.length > 0 ? Math.min(...ends) : null],
  );
};

/** Whether a statement would take this stake now, as the account's row has it. */
export const mayStake = async (
  client: Queryable,
  { accountId, stakeMinor, at }: { accountId: bigint; stakeMinor: bigint; at: number },
): Promise<boolean> => {
  const { rows } = await client.query<{ allowed: boolean }>(
    `SELECT ${mayStakeSql} AS allowed FROM ledger_account a, (SELECT $2::bigint AS stake, $3::bigint AS at) i WHERE a.id = $1`,
    [accountId, stakeMinor, at],
  );
  return rows[0]?.allowed === true;
};

const hasCounted = (limits: readonly PlayerLimit[]): boolean =>
  limits.some(({ kind }) => kind === 'wager' || kind === 'loss');

/** Works out again what a player may stake, and writes it where every stake is decided. */
const renew = async (
  client: Queryable,
  userId: bigint,
  { at, isCounted }: { at: number; isCounted: boolean },
): Promise<StakeRules> => {
  const limits = await limitsOf(client, userId);
  const minutes = await minutesOf(client, userId, at);
  if (hasCounted(limits) && !isCounted) await recountDays(client, userId, at);
  const use = await playUse(client, userId, at);
  const session = limits.find(({ kind }) => kind === 'session');
  const isUsedUp = session !== undefined && minutes >= Number(session.amount);
  const rules: StakeRules = {
    closure: await closureOf(client, userId, at),
    sessionUntil: isUsedUp ? dayStart(dayOf(at) + 1) : undefined,
    wager: minLeft(limits, 'wager', use, ({ stakedMinor }) => stakedMinor),
    loss: minLeft(limits, 'loss', use, ({ netMinor }) => netMinor),
  };
  await writeRules(client, userId, rules, limits, use);
  return rules;
};

/** Whose rules, and the clock: ms since epoch, read once nothing else can change them. */
export interface RulesOf {
  userId: bigint;
  now(): number;
}

/**
 * Changes what a player has laid on themselves, in one transaction: it waits for the bets that are under way, and no
 * process takes another one before the change counts. Requests that nobody confirmed in time are forgotten. Without
 * `work`, the rules are only worked out again.
 */
export const changeStakeRules = (
  pool: Pool,
  { userId, now }: RulesOf,
  work: (client: Queryable, at: number) => Promise<void> = () => Promise.resolve(),
): Promise<StakeRules> =>
  retryingConflicts(() =>
    inTransaction(pool, async (client) => {
      const { isCounted } = await lockStakeAccounts(client, userId);
      const at = now();
      await forgetLapsedRaises(client, userId, at);
      await work(client, at);
      return renew(client, userId, { at, isCounted });
    }),
  );
