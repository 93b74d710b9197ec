import { randomUUIDv7 } from 'node:crypto';
import { inUnitOfWork, retryingConflicts, support, threadOfLetters } from 'db';
import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import {
  MAX_SUPPORT_ATTACHMENTS,
  MAX_SUPPORT_TEXT,
  type SupportSystemText,
} from '../../../contract/features/support-values.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { ReplyAddresses } from './reply-address.ts';
import { cutQuote } from './reply-text.ts';
import { cleanSupportText } from './send-support.ts';
import type { SupportPushes } from './support-pushes.ts';
import type { SupportUpload } from './support-upload.ts';

/** Outcome of an e-mail: taken into its conversation, taken before, or why it is none of ours. */
export type ReplyOutcome = 'taken' | 'again' | 'automatic' | 'unknown' | 'stranger' | 'empty';

export type TakeReplyTools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'translate' | 'log'> & {
  addresses: ReplyAddresses;
  upload: SupportUpload;
  tell: SupportPushes;
};

const MAX_NAMED = 5; // files that were not taken, by name
const MAX_FILE_NAME = 80;
const MAIL_NETWORK = 'mail'; // all e-mails share the rate of one network

const addressesOf = (found: AddressObject | AddressObject[] | undefined): string[] =>
  [found ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []));

const headerOf = ({ headers }: ParsedMail, name: string): string => {
  const value = headers.get(name);
  return typeof value === 'string' ? value.toLowerCase() : '';
};

/** True for what a program has sent: a holiday notice, a bounce, a list, one of our own letters. */
const isAutomatic = (mail: ParsedMail, from: string, addresses: ReplyAddresses): boolean =>
  !['', 'no'].includes(headerOf(mail, 'auto-submitted')) ||
  /^(?:bulk|junk|list|auto_reply)$/.test(headerOf(mail, 'precedence')) ||
  headerOf(mail, 'x-auto-response-suppress') !== '' ||
  /^(?:mailer-daemon|postmaster|no-?reply)@/i.test(from) ||
  addresses.read([from]) !== undefined;

/** Ids of ours that an e-mail refers to: of a letter, or of a thread. */
const referencesOf = ({ inReplyTo, references }: ParsedMail): string[] =>
  [inReplyTo ?? [], references ?? []].flat().flatMap((id) => /<([\da-f-]{36})@/i.exec(id)?.[1]?.toLowerCase() ?? []);

const conversationOf = async (
  { db, em, addresses }: TakeReplyTools,
  mail: ParsedMail,
): Promise<support.MailedConversation | undefined> => {
  const tagged = addresses.read([...addressesOf(mail.to), ...addressesOf(mail.cc)]);
  const ids = referencesOf(mail);
  for (const uid of [tagged, await threadOfLetters(em(), ids), ...ids]) {
    const found = uid === undefined ? undefined : await support.mailedConversation(db.pool, uid);
    if (found) return found;
  }
  return undefined;
};

/** Takes the pictures of an e-mail, and the names of what was not taken. */
const takePictures = async ({ upload }: TakeReplyTools, owner: support.SupportOwner, { attachments }: ParsedMail) => {
  const uids: string[] = [];
  const dropped: string[] = [];
  for (const { contentType, content, filename = contentType } of attachments) {
    const isPicture = /^image\/(?:jpeg|png|webp)$/.test(contentType) && uids.length < MAX_SUPPORT_ATTACHMENTS;
    const taken = isPicture
      ? await upload
          .admit(owner, MAIL_NETWORK)
          .then(() => upload.take(owner, content))
          .catch((error: unknown) => {
            if (error instanceof CallError) return undefined; // it is no picture, whatever it says, or one too many
            throw error;
          })
      : undefined;
    if (taken) uids.push(taken.uid);
    else if (dropped.length < MAX_NAMED) dropped.push(cleanSupportText(filename).slice(0, MAX_FILE_NAME));
  }
  return { uids, dropped };
};

/** Takes an e-mail into its conversation, once, when it comes from the address that the conversation knows. */
export const takeReply = async (tools: TakeReplyTools, source: Buffer): Promise<ReplyOutcome> => {
  const { db, clock, translate, addresses, tell } = tools;
  const mail = await simpleParser(source, { skipHtmlToText: false, skipImageLinks: true });
  const [from = ''] = addressesOf(mail.from);
  if (isAutomatic(mail, from, addresses)) return 'automatic';
  const conversation = await conversationOf(tools, mail);
  if (!conversation || mail.messageId === undefined) return 'unknown';
  if (conversation.email === null || from.toLowerCase() !== conversation.email.toLowerCase()) return 'stranger';
  const mailId = mail.messageId;
  if (await support.isSupportMailTaken(db.pool, mailId)) return 'again';
  const owner = support.ownerOfMailed(conversation);
  const { uids, dropped } = await takePictures(tools, owner, mail);
  const language = isLanguage(conversation.language) ? conversation.language : languages[0];
  const note = dropped.length === 0 ? '' : translate(language, 'support', 'mailDropped', { names: dropped.join(', ') });
  const words = cleanSupportText(cutQuote(mail.text ?? '')).slice(0, MAX_SUPPORT_TEXT - note.length - 2);
  const text = [words, note].filter(Boolean).join('\n\n');
  if (text === '' && uids.length === 0) return 'empty';
  const { id: conversationId, userId } = conversation;
  const outcome = await retryingConflicts(() =>
    inUnitOfWork(db, async ({ em, client }): Promise<ReplyOutcome> => {
      await support.lockSupportConversation(client, conversation.uid);
      if (await support.isSupportMailTaken(client, mailId)) return 'again';
      const at = clock.now();
      const shared = { conversationId, requestId: null, at };
      if (await support.reopenSupportConversation(em, conversationId, at)) {
        const reopened: SupportSystemText = 'reopened';
        const line = { ...shared, uid: randomUUIDv7(), authorId: null, text: reopened };
        await support.addSupportMessage(client, { ...line, side: 'system' });
      }
      const uid = randomUUIDv7();
      const reply = { ...shared, uid, side: 'player', authorId: userId, text, via: 'email', mailId } as const;
      await support.addSupportMessage(client, reply);
      await support.sendSupportAttachments(em, owner, { messageUid: uid, uids });
      return 'taken';
    }),
  );
  if (outcome === 'taken') tell.changed(conversation);
  return outcome;
};
