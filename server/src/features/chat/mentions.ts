import { avatarIds } from 'assets';
import { chat, type UnitOfWork } from 'db';
import { mentionedNicks } from '../../../contract/features/chat-text.ts';
import {
  MAX_MENTIONABLE,
  MAX_UNSEEN_MENTIONS,
  type chatCalls,
  type ChatMention,
  type ChatRoom,
} from '../../../contract/features/chat.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { notify } from '../../core/notices/notify.ts';
import { publicNick } from '../../core/public-nick.ts';

const HOUR_MS = 3_600_000; // an author who names a player again and again is one notice in it

export type MentionTools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'pushes'>;

interface MentioningMessage {
  author: Player;
  room: ChatRoom;
  text: string;
  messageUid: string;
  at: number;
}

/** Remembers whom a message names, with a notice for each. Gives the ids of those who are to be told. */
export const storeMentions = async (
  { em }: UnitOfWork,
  { author, room, text, messageUid, at }: MentioningMessage,
): Promise<readonly bigint[]> => {
  const nicks = mentionedNicks(text);
  if (nicks.length === 0) return [];
  const authorId = author.userId;
  const userIds = await chat.addChatMentions(em, { messageUid, authorId, nicks });
  const facts = { nick: publicNick(author), room };
  const fact = `${authorId}:${Math.floor(at / HOUR_MS)}`;
  for (const userId of userIds) await notify(em, { userId, code: 'chat', fact, facts, at }); // oxlint-disable-line no-await-in-loop -- one connection
  return userIds;
};

/** The mentions that a player has not seen, the oldest first. */
export const unseenOf = async ({ db }: Pick<MentionTools, 'db'>, userId: bigint): Promise<ChatMention[]> =>
  (await chat.unseenChatMentions(db.pool, userId, MAX_UNSEEN_MENTIONS)).map((mention) => ({
    ...mention,
    room: mention.room as ChatRoom,
  }));

/** Shows all pages of a player the mentions that they have not seen. */
export const tellMentions = async (tools: MentionTools, userId: bigint): Promise<ChatMention[]> => {
  const mentions = await unseenOf(tools, userId);
  tools.pushes.everywhere.toUser(userId, { channel: 'chat', type: 'mentions', payload: { mentions } });
  return mentions;
};

export const createMentionCalls = (
  tools: MentionTools,
): Pick<Handlers<typeof chatCalls>, 'chat.mentionable' | 'chat.seeMention'> => ({
  'chat.mentionable': {
    async handle({ room, prefix }, { player: { userId: viewerId } }) {
      const asked = { viewerId, room, prefix, at: tools.clock.now(), limit: MAX_MENTIONABLE };
      const found = await chat.mentionableInChat(tools.db.pool, asked);
      return { players: found.map(({ avatar, ...player }) => ({ ...player, avatar: avatar ?? avatarIds[0] })) };
    },
  },
  'chat.seeMention': {
    async handle({ uid: messageUid }, { player: { userId } }) {
      await chat.seeChatMention(tools.em(), { userId, messageUid, at: tools.clock.now() });
      return { mentions: await tellMentions(tools, userId) };
    },
  },
});
