import {
  dayOf,
  dayStart,
  endOfBreak,
  limitsOf,
  playTimeOf,
  playUse,
  restrictionOf,
  userRepository,
  type Database,
  type PeriodUse,
  type PlayerLimit,
} from 'db';
import type { Limit, LimitsState } from '../../../contract/limits.contract.ts';

type Money = Exclude<PlayerLimit['kind'], 'session'>;

const positive = (amount: bigint): number => Number(amount > 0n ? amount : 0n);

const usedOf = (kind: Money, { stakedMinor, netMinor, depositedMinor }: PeriodUse): number => {
  const used = { wager: stakedMinor, loss: netMinor, deposit: depositedMinor };
  return positive(used[kind]);
};

/** A limit with what has waited long enough, or undefined when that was its end. */
const present = (limit: PlayerLimit, at: number): PlayerLimit | undefined => {
  const { pendingAt, pendingAmount } = limit;
  if (pendingAt == null || pendingAt.getTime() > at) return limit;
  return pendingAmount == null ? undefined : { ...limit, amount: pendingAmount, pendingAmount: null, pendingAt: null };
};

const pendingOf = ({ pendingAt, pendingAmount }: PlayerLimit): Limit['pending'] =>
  pendingAt == null ? null : { amount: pendingAmount == null ? null : Number(pendingAmount), at: pendingAt.getTime() };

/** Everything that a player has laid on themselves, with what is used of it. */
export const loadLimits = async (
  db: Pick<Database, 'pool' | 'orm'>,
  userId: bigint,
  at: number,
): Promise<LimitsState> => {
  const [stored, use, time, restriction, user] = await Promise.all([
    limitsOf(db.pool, userId),
    playUse(db.pool, userId, at),
    playTimeOf(db.pool, userId, at),
    restrictionOf(db.pool, userId, at),
    userRepository(db).findById(userId),
  ]);
  const asShown = (limit: PlayerLimit): Limit => {
    const { kind, period, amount } = limit;
    const usage =
      kind === 'session'
        ? { used: time.minutes, resetsAt: dayStart(dayOf(at) + 1) }
        : { used: usedOf(kind, use[period]), resetsAt: use[period].endsAt };
    return { kind, period, amount: Number(amount), ...usage, pending: pendingOf(limit) };
  };
  return {
    serverTime: at,
    limits: stored.flatMap((limit) => present(limit, at) ?? []).map(asShown),
    minutesToday: time.minutes,
    restriction: restriction ? { kind: restriction.kind, until: endOfBreak(restriction.until) } : null,
    realityCheckMinutes: user?.realityCheckMinutes ?? null,
  };
};
