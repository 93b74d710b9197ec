import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf, dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { retryingConflicts } from '../../core/transaction.ts';
import { inUnitOfWork, type UnitSource } from '../../core/unit-of-work.ts';
import { LedgerAccountEntity } from '../../ledger/ledger.entities.ts';
import { mayStakeSql } from '../../ledger/stake-rules.ts';
import { closureOf, lockStakingAccounts, stakesFromOf, stakingAccounts, type Closure } from '../exclusion/closures.ts';
import { forgetLapsedRaises, limitsOf } from './player-limits.repository.ts';
import { PlayTimeEntity, type PlayerLimit } from './limits.entities.ts';
import { playUse, recountDays, type PeriodUse, type PlayUse } from './play-days.ts';

/** Rest of a limit, by the period that leaves least. */
export interface Left {
  leftMinor: bigint; // base hundredths, 0 or more
  until: number; // ms since epoch: when that period ends
}

/** Bounds of a player's next stake. Undefined: nothing of that sort limits it. */
export interface StakeRules {
  closure: Closure | undefined;
  sessionUntil: number | undefined; // today's minutes are used up; ms since epoch
  wager: Left | undefined;
  loss: Left | undefined;
}

const minLeft = (
  limits: readonly PlayerLimit[],
  kind: 'wager' | 'loss',
  use: PlayUse,
  amountOf: (use: PeriodUse) => bigint,
): Left | undefined =>
  limits
    .filter((limit) => limit.kind === kind)
    .map(({ period, amount }) => ({ leftMinor: amount - amountOf(use[period]), until: use[period].endsAt }))
    .map((left) => ({ ...left, leftMinor: left.leftMinor > 0n ? left.leftMinor : 0n }))
    .toSorted((a, b) => (a.leftMinor < b.leftMinor ? -1 : 1))[0];

interface RuleSources {
  rules: StakeRules;
  limits: readonly PlayerLimit[];
  use: PlayUse;
}

const writeRules = async (em: EntityManager, userId: bigint, { rules, limits, use }: RuleSources) => {
  const stakesFrom = Math.max(stakesFromOf(rules.closure), rules.sessionUntil ?? 0);
  const from = stakesFrom === 0 ? null : BigInt(stakesFrom);
  await em.nativeUpdate(LedgerAccountEntity, stakingAccounts([userId]), { stakesFrom: from });
  const ends = limits.filter(({ kind }) => kind === 'wager' || kind === 'loss').map(({ period }) => use[period].endsAt);
  await em.nativeUpdate(
    LedgerAccountEntity,
    { userId, kind: 'real' },
    {
      wagerLeft: rules.wager?.leftMinor ?? null,
      lossLeft: rules.loss?.leftMinor ?? null,
      leftUntil: ends.length > 0 ? BigInt(Math.min(...ends)) : null,
    },
  );
};

/** True when a statement would take this stake now, as the account's row has it: in the words of the settling statements. */
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
  em: EntityManager,
  userId: bigint,
  { at, isCounted }: { at: number; isCounted: boolean },
): Promise<StakeRules> => {
  const limits = await limitsOf(em, userId);
  const time = await em.findOne(PlayTimeEntity, { userId, day: dayOf(at) }, { refresh: true });
  if (hasCounted(limits) && !isCounted) await recountDays(em, userId, at);
  const use = await playUse(em, userId, at);
  const session = limits.find(({ kind }) => kind === 'session');
  const isUsedUp = session !== undefined && (time?.minutes ?? 0) >= Number(session.amount);
  const rules: StakeRules = {
    closure: await closureOf(em, userId, at),
    sessionUntil: isUsedUp ? dayStart(dayOf(at) + 1) : undefined,
    wager: minLeft(limits, 'wager', use, ({ stakedMinor }) => stakedMinor),
    loss: minLeft(limits, 'loss', use, ({ netMinor }) => netMinor),
  };
  await writeRules(em, userId, { rules, limits, use });
  return rules;
};

/** Owner of the rules, and the clock: ms since epoch, read once nothing else can change them. */
export interface RulesOf {
  userId: bigint;
  now(): number;
}

/**
 * Changes a player's own limits, in one transaction that begins as a bet does: it waits for the bets that are under way, and
 * no process takes another one before the change counts. Requests that nobody confirmed in time are forgotten. Without
 * `work`, the rules are only worked out again.
 */
export const changeStakeRules = (
  db: UnitSource,
  { userId, now }: RulesOf,
  work: (em: EntityManager, at: number) => Promise<void> = () => Promise.resolve(),
): Promise<StakeRules> =>
  retryingConflicts(() =>
    inUnitOfWork(db, async ({ em }) => {
      const accounts = await lockStakingAccounts(em, [userId]);
      const isCounted = accounts.some(({ leftUntil }) => leftUntil != null);
      const at = now();
      await forgetLapsedRaises(em, userId, at);
      await work(em, at);
      return renew(em, userId, { at, isCounted });
    }),
  );
