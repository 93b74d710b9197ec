import { randomUUIDv7 } from 'node:crypto';
import { chat, findBet, inUnitOfWork, retryingConflicts } from 'db';
import { chatCodes, chatTypes, type ChatMessage, type ChatRoom } from '../../../contract/features/chat.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { shownMessage } from './chat-view.ts';
import { assertMayWrite, type SendTools } from './send-message.ts';

const DAY_MS = 86_400_000;

export type ShareTools = SendTools & Pick<FeatureTools, 'readMultipliers'>;

/** The bet as its message keeps it: its figures are read from its round. Throws CallError 404: not settled, or not the player's. */
const ownBet = async ({ db, readMultipliers }: ShareTools, player: Player, betId: string) => {
  const bet = await findBet(db.pool, betId);
  if (bet?.userId !== player.userId) throw new CallError(chatCodes.notFound);
  const [multiplierPpm = 0] = await readMultipliers([bet]);
  return { id: betId, multiplierPpm, path: `/fairness/${bet.game}/${bet.id}` };
};

/** Puts a player's own settled bet into a room, at the pace of messages. Throws CallError. */
export const shareBet = async (
  tools: ShareTools,
  author: Player,
  { betId, room }: { betId: string; room: ChatRoom },
): Promise<ChatMessage> => {
  const { db, clock, tails, siteUrl } = tools;
  const { path, ...bet } = await ownBet(tools, author, betId);
  const message = new URL(path, siteUrl()).href;
  const at = clock.now();
  const { userId: authorId } = author;
  const uid = randomUUIDv7();
  await retryingConflicts(() =>
    inUnitOfWork(db, async (unit) => {
      const pauseMs = await assertMayWrite(unit, author, room, at);
      // the author's turn is locked from here on: of two devices the second sees the first one's message
      const turn = await chat.takeChatTurn(unit.client, { authorId, at, text: message, pauseMs, repeatMs: 0 });
      if (await chat.isBetInChat(unit.em, { betId, room, since: at - (at % DAY_MS) }))
        throw new CallError(chatCodes.betRepeated);
      if ('retryAfterMs' in turn) throw new CallError(chatCodes.tooSoon, turn);
      const type = chatTypes.text;
      await chat.addChatMessage(unit.client, {
        uid,
        room,
        authorId,
        requestId: null,
        type,
        message,
        replyUid: null,
        bet,
        at,
      });
    }),
  );
  tails.changed(room);
  const row = await chat.chatMessageByUid(db.pool, uid);
  if (!row) throw new CallError(chatCodes.notFound);
  return shownMessage(row);
};
