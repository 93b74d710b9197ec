import { chat, dayOf, dayStart, giveaways, type UnitOfWork } from 'db';
import type { ChatRoom } from '../../../contract/features/chat.contract.ts';
import { isRightAnswer, MAX_QUIZ_WINS } from '../../../contract/features/quiz-values.ts';
import type { Player } from '../../core/auth/players.ts';

/**
 * Gives the room's question to a message that answers it, in the message's own transaction: the room's row is locked, so
 * the first right answer is the first by the room's counter, whatever process it came to. Its prize is paid afterwards.
 */
export const answerQuiz = async (
  { em, client }: UnitOfWork,
  {
    author,
    room,
    text,
    messageUid,
    at,
  }: { author: Player; room: ChatRoom; text: string; messageUid: string; at: number },
): Promise<void> => {
  const open = await giveaways.openQuizOf(client, room, at);
  if (!open || author.roles.length > 0 || !isRightAnswer(text, open.answers)) return;
  const { userId: winnerId } = author;
  const wins = await giveaways.quizRoundRepository(em).wonSince(winnerId, dayStart(dayOf(at)));
  if (wins >= MAX_QUIZ_WINS) return;
  if (await giveaways.winQuiz(em, { uid: open.uid, winnerId, messageUid, at }))
    await chat.renewChatMessage(client, open.uid);
};
