import {
  inUnitOfWork,
  lockUser,
  recordAccountEvent,
  SessionEntity,
  userRepository,
  type Database,
  type EntityManager,
  type UnitOfWork,
  type User,
} from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { SessionOwner } from '../../core/auth/reauthentication.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';

/** Owner of the settings, and the session that changes them. */
export type Owner = Pick<SignedInCaller, 'player' | 'sessionId'>;

/** The same, for what asks who they are. */
export const ownerOf = ({ player, sessionId }: Owner): SessionOwner => ({ userId: player.userId, sessionId });

/** An account and the address of the session that reads it. */
export interface OwnAccount {
  user: User;
  address: string | null;
}

/** The account of who asks, as it is now. Throws code 2 when their session has ended, or is another's. */
export const ownAccount = async (em: EntityManager, { player, sessionId }: Owner): Promise<OwnAccount> => {
  const { userId } = player;
  const live = { id: sessionId, userId, endedAt: null, expiresAt: { $gt: new Date() } };
  const session = await em.findOne(SessionEntity, live, { refresh: true });
  const user = session && (await userRepository(em).findById(userId));
  if (!user) throw new CallError(generalCodes.signIn);
  return { user, address: session.address ?? null };
};

/** Trail entry of a change. */
export interface ChangeEvent {
  kind: string; // in the past tense
  details?: Record<string, unknown>;
}

/**
 * Changes the caller's account in one transaction with its line in the trail, and tells every server process. Changes of
 * one account wait for one another; `change` sees what the one before left, and throws to change nothing.
 */
export const changeAccount = <T>(
  db: Pick<Database, 'pool' | 'orm'>,
  owner: Owner,
  event: ChangeEvent,
  change: (unit: UnitOfWork, user: User) => Promise<T>,
): Promise<T> =>
  inUnitOfWork(db, async (unit) => {
    const { em } = unit;
    const { userId } = owner.player;
    await lockUser(em, userId);
    const { user, address } = await ownAccount(em, owner);
    const result = await change(unit, user);
    await recordAccountEvent(em, { userId, ...event, address });
    await tellPlayerChanged(em, userId);
    return result;
  });
