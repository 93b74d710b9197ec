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

const HOUR_MS = 3_600_000;

export type InviteTools = Pick<FeatureTools, 'em' | 'inUnitOfWork' | 'clock' | 'pushes' | 'guard' | 'games'>;

/** Games whose rounds are rooms that a player opens and waits in. */
const roomGames = ({ games }: InviteTools): string[] =>
  games.shared.filter(({ game }) => game.seeding === 'own').map(({ game }) => game.id);

const waitingRoom = async (tools: InviteTools, { publicId }: Player) => {
  const room = await chat.waitingRoomOf(tools.em(), roomGames(tools), publicId);
  return room && { ...room, stakeMinor: Number(room.stakeMinor) };
};

/**
 * Invites a player to the sender's open room. The sender learns nothing of the receiver: who takes no invitations, has
 * blocked the sender or is kept from playing gets none, with the same answer. Throws CallError 404 without a room, 429.
 */
const invite = async (tools: InviteTools, sender: Player, publicId: string): Promise<void> => {
  const { em, inUnitOfWork, clock, pushes, guard } = tools;
  const { userId: senderId } = sender;
  await guard.assertMayPlay(senderId);
  const room = await waitingRoom(tools, sender);
  if (!room) throw new CallError(chatCodes.notFound);
  const at = clock.now();
  if ((await chat.countInvites(em(), senderId, at - HOUR_MS)) >= INVITES_PER_HOUR)
    throw new CallError(generalCodes.tooManyCalls);
  const receiverId = await chat.inviteReceiver(em(), { publicId, senderId, at });
  if (receiverId === undefined) return;
  const pauses = { pauseMs: INVITE_PAUSE_MS, declinedMs: INVITE_DECLINED_MS };
  const invitation = { senderId, receiverId, roundId: room.id, at, ...pauses };
  if (!(await inUnitOfWork((unit) => chat.addInvite(unit.em, invitation)))) return;
  const payload = {
    from: publicNick(sender),
    game: room.game,
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
      const room = (await waitingRoom(tools, player)) ?? null;
      return { isBlocked: blocked.includes(userId), room, games: roomGames(tools) };
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
      await chat.declineInvite(tools.em(), { receiverId, roundId, at: tools.clock.now() });
      return done;
    },
  },
});
