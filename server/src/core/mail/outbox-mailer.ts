import { addLetter, notices, type EntityManager } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { choiceOf, type NoticeTopic } from '../../../contract/features/notice-values.ts';
import type { Letters, LetterKind, Mailer } from './mailer.ts';

/** A letter as it is written. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** Words a letter in the recipient's language. */
export type WriteLetter = <K extends LetterKind>(kind: K, lang: string, values: Letters[K]) => WrittenLetter;

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
  async send(em, kind, { email: recipient, lang, userId, thread }, values) {
    const topic = topicOfLetter[kind];
    if (topic !== undefined && userId !== null && (await isSwitchedOff(em, userId, topic))) return;
    await addLetter(em, { id: randomUUIDv7(), userId, kind, lang, recipient, thread, ...write(kind, lang, values) });
  },
});
