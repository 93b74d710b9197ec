import {
  dayOf,
  closureOf,
  dayStart,
  limitsOf,
  playTimeOf,
  playUse,
  RAISE_STANDS_MS,
  userRepository,
  type Database,
  type PeriodUse,
  type PlayerLimit,
} from 'db';
import type { Limit, LimitsState } from '../../contract/limits.contract.ts';
import { shownClosure } from './auth/shown-closure.ts';

type Money = Exclude<PlayerLimit['kind'], 'session'>;

const positive = (amount: bigint): number => Number(amount > 0n ? amount : 0n);

const usedOf = (kind: Money, { stakedMinor, netMinor, depositedMinor }: PeriodUse): number => {
  const used = { wager: stakedMinor, loss: netMinor, deposit: depositedMinor };
  return positive(used[kind]);
};

const pendingOf = ({ pendingAt, pendingAmount }: PlayerLimit, now: number): Limit['pending'] => {
  if (pendingAt == null) return null;
  const at = pendingAt.getTime();
  const until = at + RAISE_STANDS_MS;
  return until > now ? { amount: pendingAmount == null ? null : Number(pendingAmount), at, until } : null;
};

/** Everything that a player has laid on themselves, with what is used of it. */
export const loadLimits = async (
  db: Pick<Database, 'pool' | 'orm'>,
  userId: bigint,
  at: number,
): Promise<LimitsState> => {
  const [stored, use, time, closure, user] = await Promise.all([
    limitsOf(db.orm.em.fork(), userId),
    playUse(db.orm.em.fork(), userId, at),
    playTimeOf(db.orm.em.fork(), userId, at),
    closureOf(db.orm.em.fork(), userId, at),
    userRepository(db.orm.em.fork()).findById(userId),
  ]);
  const asShown = (limit: PlayerLimit): Limit => {
    const { kind, period, amount } = limit;
    const usage =
      kind === 'session'
        ? { used: time.minutes, resetsAt: dayStart(dayOf(at) + 1) }
        : { used: usedOf(kind, use[period]), resetsAt: use[period].endsAt };
    return { kind, period, amount: Number(amount), ...usage, pending: pendingOf(limit, at) };
  };
  return {
    serverTime: at,
    limits: stored.map(asShown),
    minutesToday: time.minutes,
    restriction: shownClosure(closure),
    realityCheckMinutes: user?.realityCheckMinutes ?? null,
  };
};
