import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { SharedBetEntity, SharedRoundEntity } from '../../games/shared-round.entities.ts';
import { UserEntity } from '../account/user.entity.ts';
import { closureOf } from '../exclusion/closures.ts';
import { ChatBlockEntity, ChatInviteEntity } from './chat.entities.ts';

/** A room of a game that its opener waits in. */
export interface WaitingRoom {
  id: string; // its round's
  game: string;
  stakeMinor: bigint;
}

/** The room that a player opened last in one of these games and that nobody has joined: its one bet is the opener's own. */
export const waitingRoomOf = async (
  em: EntityManager,
  games: readonly string[],
  publicId: string,
): Promise<WaitingRoom | undefined> => {
  const open = { game: { $in: [...games] }, state: 'open', settledXid: null, meta: { creator: publicId } } as const;
  const fields = ['id', 'game'] as const;
  for (const { id, game } of await em.find(SharedRoundEntity, open, { fields, orderBy: { id: 'desc' } })) {
    const [bet, joined] = await em.find(SharedBetEntity, { roundId: id }, { fields: ['stake'], limit: 2 }); // oxlint-disable-line no-await-in-loop -- a player has few open rooms
    if (bet && !joined) return { id, game, stakeMinor: bet.stake };
  }
  return undefined;
};

/** The account of a player who takes invitations of this sender: play is open to them, and they want them. */
export const inviteReceiver = async (
  em: EntityManager,
  { publicId, senderId, at }: { publicId: string; senderId: bigint; at: number },
): Promise<bigint | undefined> => {
  const wanted = { publicId, id: { $ne: senderId }, invitations: true, blockedAt: null };
  const receiver = await em.findOne(UserEntity, wanted, { fields: ['id'] });
  if (!receiver || (await closureOf(em, receiver.id, at))) return undefined;
  const isHidden = (await em.count(ChatBlockEntity, { userId: receiver.id, blockedId: senderId })) > 0;
  return isHidden ? undefined : receiver.id;
};

/** Players whom a sender has invited since a moment. */
export const countInvites = (em: EntityManager, senderId: bigint, since: number): Promise<number> =>
  em.count(ChatInviteEntity, { senderId, at: { $gt: since } });

interface NewInvite {
  senderId: bigint;
  receiverId: bigint;
  roundId: string;
  at: number;
  pauseMs: number; // at least, since the last invitation
  declinedMs: number; // at least, since it was declined
}

/**
 * Remembers an invitation, in a transaction. False: the receiver was invited by this sender, or declined, too short a
 * time ago.
 */
export const addInvite = async (em: EntityManager, invite: NewInvite): Promise<boolean> => {
  const { senderId, receiverId, roundId, at, pauseMs, declinedMs } = invite;
  const key = { senderId, receiverId };
  await em.upsert(ChatInviteEntity, { ...key, roundId, at: 0, declinedAt: null }, { onConflictAction: 'ignore' });
  const last = await em.findOneOrFail(ChatInviteEntity, key, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (last.at > at - pauseMs || (last.declinedAt != null && last.declinedAt > at - declinedMs)) return false;
  await em.nativeUpdate(ChatInviteEntity, key, { roundId, at, declinedAt: null });
  return true;
};

/** Declines invitations to a room: their sender waits longer until the next. */
export const declineInvite = async (
  em: EntityManager,
  { receiverId, roundId, at }: { receiverId: bigint; roundId: string; at: number },
): Promise<void> => {
  await em.nativeUpdate(ChatInviteEntity, { receiverId, roundId }, { declinedAt: at });
};
