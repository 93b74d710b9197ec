import { chat } from 'db';
import {
  chatCodes,
  INVITE_DECLINED_MS,
  INVITE_PAUSE_MS,
  INVITE_STAYS_MS,
  INVITES_PER_HOUR,
  type chatCalls,
} from '../../../contract/features/chat.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Player } from '../../core/auth/players.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { publicNick } from '../../core/public-nick.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const GAME = 'coinflip'; // its rooms wait for somebody
const HOUR_MS = 3_600_000;

export type InviteTools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'pushes' | 'guard'>;

const waitingRoom = async ({ db }: InviteTools, { publicId }: Player) => {
  const room = await chat.waitingRoomOf(db.pool, GAME, publicId);
  return room && { id: room.id, stakeMinor: Number(room.stakeMinor) };
};

/**
 * Invites a player to the sender's open room. The sender learns nothing of the receiver: who takes no invitations, has
 * blocked the sender or is kept from playing gets none, with the same answer. Throws CallError 404 without a room, 429.
 */
const invite = async (tools: InviteTools, sender: Player, publicId: string): Promise<void> => {
  const { db, clock, pushes, guard } = tools;
  const { userId: senderId } = sender;
  await guard.assertMayPlay(senderId);
  const room = await waitingRoom(tools, sender);
  if (!room) throw new CallError(chatCodes.notFound);
  const at = clock.now();
  if ((await chat.countInvites(db.pool, senderId, at - HOUR_MS)) >= INVITES_PER_HOUR)
    throw new CallError(generalCodes.tooManyCalls);
  const receiverId = await chat.inviteReceiver(db.pool, { publicId, senderId, at });
  if (receiverId === undefined) return;
  const pauses = { pauseMs: INVITE_PAUSE_MS, declinedMs: INVITE_DECLINED_MS };
  if (!(await chat.addInvite(db.pool, { senderId, receiverId, roundId: room.id, at, ...pauses }))) return;
  const payload = {
    from: publicNick(sender),
    roundId: room.id,
    stakeMinor: room.stakeMinor,
    until: at + INVITE_STAYS_MS,
  };
  pushes.everywhere.toUser(receiverId, { channel: 'chat', type: 'invite', payload });
};

const done = { success: true } as const;

export const createInviteCalls = (
  tools: InviteTools,
): Pick<Handlers<typeof chatCalls>, 'chat.playerActs' | 'chat.invite' | 'chat.declineInvite'> => ({
  'chat.playerActs': {
    async handle({ userId }, { player }) {
      const blocked = await chat.chatBlocksOf(tools.em(), player.userId);
      return { isBlocked: blocked.includes(userId), room: (await waitingRoom(tools, player)) ?? null };
    },
  },
  'chat.invite': {
    async handle({ userId }, { player }) {
      await invite(tools, player, userId);
      return done;
    },
  },
  'chat.declineInvite': {
    async handle({ roundId }, { player: { userId: receiverId } }) {
      await chat.declineInvite(tools.db.pool, { receiverId, roundId, at: tools.clock.now() });
      return done;
    },
  },
});
