import { raw, type EntityManager } from '@mikro-orm/postgresql';
import type { Period } from '../../core/calendar.ts';
import { UserEntity } from '../account/user.entity.ts';
import { PlayerLimitEntity, type LimitKind, type PlayerLimit } from './limits.entities.ts';

/** Time that a higher limit, or the end of one, waits before it may be confirmed: not in the heat of play. */
export const RAISE_WAITS_MS = 86_400_000;

/** Time in which such a request may then be confirmed. */
export const RAISE_STANDS_MS = 7 * 86_400_000;

/** One limit of a player. */
export interface LimitKey {
  userId: bigint;
  kind: LimitKind;
  period: Period; // always day for a session
}

/** A player's limits, with the raises that they have asked for. */
export const limitsOf = (em: EntityManager, userId: bigint): Promise<PlayerLimit[]> =>
  em.find(PlayerLimitEntity, { userId }, { orderBy: { kind: 'asc', period: 'asc' }, refresh: true });

const nothingWaits = { pendingAmount: null, pendingAt: null } as const;

/** Forgets raises that nobody confirmed in time: one that lies ready for ever would be there in the heat of play. */
export const forgetLapsedRaises = async (em: EntityManager, userId: bigint, at: number): Promise<void> => {
  const lapsed = { userId, pendingAt: { $lte: new Date(at - RAISE_STANDS_MS) } };
  await em.nativeUpdate(PlayerLimitEntity, lapsed, nothingWaits);
};

/**
 * Makes a raise count that its player asked for long enough ago, or ends the limit. False when none is ready. Lapsed ones
 * must have been forgotten and the player's accounts be locked.
 */
export const confirmRaise = async (
  em: EntityManager,
  { userId, kind, period, at }: LimitKey & { at: number },
): Promise<boolean> => {
  const due = { userId, kind, period, pendingAt: { $lte: new Date(at) } };
  const ended = await em.nativeDelete(PlayerLimitEntity, { ...due, pendingAmount: null });
  const amount = raw<bigint>('pending_amount');
  const raised = await em.nativeUpdate(PlayerLimitEntity, due, { ...nothingWaits, amount, changedAt: new Date(at) });
  return ended + raised > 0;
};

/** The part of a limit that waits once its player has asked for another amount, or its end. The same wish does not wait twice. */
const waitingAfter = (limit: PlayerLimit, amount: bigint | null, at: number) => {
  if (amount !== null && amount <= limit.amount) return nothingWaits;
  const isSame = limit.pendingAt != null && (limit.pendingAmount ?? null) === amount;
  return { pendingAmount: amount, pendingAt: isSame ? limit.pendingAt : new Date(at + RAISE_WAITS_MS) };
};

/**
 * Sets a limit: a first or a lower one counts at once, a higher one and its end (null) once it is confirmed, 24 hours later
 * at the earliest; whatever waited before is forgotten. Lapsed raises must have been forgotten and the player's accounts
 * be locked.
 */
export const setLimit = async (
  em: EntityManager,
  { userId, kind, period, amount, at }: LimitKey & { amount: bigint | null; at: number },
): Promise<void> => {
  const key = { userId, kind, period };
  const changedAt = new Date(at);
  const limit = await em.findOne(PlayerLimitEntity, key, { refresh: true });
  if (limit) {
    const lower = amount !== null && amount < limit.amount ? amount : limit.amount;
    const changes = { amount: lower, ...waitingAfter(limit, amount, at), changedAt };
    await em.nativeUpdate(PlayerLimitEntity, key, changes);
  } else if (amount !== null) await em.insert(PlayerLimitEntity, { ...key, amount, changedAt });
};

/** Has a player told how long they have been here every so many minutes; null: never. */
export const setRealityCheck = async (em: EntityManager, userId: bigint, minutes: number | null): Promise<void> => {
  await em.nativeUpdate(UserEntity, { id: userId }, { realityCheckMinutes: minutes });
};

/** Forgets what waits: the limit stays as it is. */
export const cancelPendingLimit = async (em: EntityManager, { userId, kind, period }: LimitKey): Promise<void> => {
  await em.nativeUpdate(PlayerLimitEntity, { userId, kind, period }, nothingWaits);
};
