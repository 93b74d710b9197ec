import { addLetter, notices, type EntityManager } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { choiceOf, type NoticeTopic } from '../../../contract/features/notice-values.ts';
import type { LetterKind, Mailer, WriteLetter } from './mailer.ts';

/** Letters of what stands among the notices as well, by the topic by which a player chooses them. */
const topicOfLetter: Partial<Record<LetterKind, NoticeTopic>> = {
  depositCredited: 'payments',
  withdrawalDone: 'payments',
  withdrawalRefused: 'payments',
  kycReviewed: 'identity',
};

const isSwitchedOff = async (em: EntityManager, userId: bigint, topic: NoticeTopic): Promise<boolean> =>
  (await notices.noticeChoicesOf(em, userId)).switchedOff.includes(choiceOf(topic, 'email'));

/** Puts letters into the table from which they are sent, but for those that their player has switched off. */
export const createOutboxMailer = (write: WriteLetter): Mailer => ({
  write,
  async send(em, kind, { email: recipient, lang, userId, thread }, values) {
    const topic = topicOfLetter[kind];
    if (topic !== undefined && userId !== null && (await isSwitchedOff(em, userId, topic))) return;
    const unsubscribe = 'unsubscribe' in values ? values.unsubscribe : undefined;
    const words = write(kind, lang, values);
    await addLetter(em, { id: randomUUIDv7(), userId, kind, lang, recipient, thread, unsubscribe, ...words });
  },
});
