import { inUnitOfWork, support } from 'db';
import { z } from 'zod';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Job } from '../../core/features/jobs.ts';
import { variable } from '../../core/features/variable.ts';
import { visitInbox } from './mail-inbox.ts';
import { createReplyAddresses } from './reply-address.ts';
import { takeReply, type TakeReplyTools } from './take-reply.ts';

export const mailVariables = z.object({
  SUPPORT_IMAP_URL: variable(z.url({ protocol: /^imaps?$/ }).optional(), {
    takes: 'an imap:// or imaps:// address with its user and password',
    means: 'replies to letters of support are read from this inbox into their conversations',
    unset: 'letters of support say that they cannot be answered',
  }),
  SUPPORT_ADDRESS: variable(z.email().optional(), {
    takes: 'the e-mail address of that inbox',
    means: 'needed with it: answers go to it with a tag after a plus sign, support+…@glasshouse.example',
    unset: 'replies are not read',
  }),
});

const UNREAD_MS = 5 * 60_000; // an answer is sent by e-mail when nobody has read it for so long
const EVERY_MS = 60_000;

type Tools = Pick<FeatureTools, 'db' | 'clock' | 'mailer' | 'siteUrl' | 'secrets' | 'log' | 'readVariables'> &
  Omit<TakeReplyTools, 'addresses'>;

/** Jobs that send answers to who has left, and take their replies where an inbox is configured. */
export const createMailJobs = (tools: Tools): Job[] => {
  const { db, clock, mailer, siteUrl, secrets, log, readVariables } = tools;
  const { SUPPORT_IMAP_URL: url, SUPPORT_ADDRESS: address } = readVariables(mailVariables);
  const isRead = url !== undefined && address !== undefined;
  const addresses = isRead ? createReplyAddresses(address, secrets.keyFor('support replies')) : undefined;

  const send = (due: support.DueSupportMail): Promise<void> =>
    inUnitOfWork(db, async ({ em, client }) => {
      if (!(await support.markSupportMailed(client, due))) return;
      const { uid, userId, nick, email, answers, language } = due;
      const lang = isLanguage(language) ? language : languages[0];
      const thread = { id: uid, replyTo: addresses?.of(uid) ?? null };
      const link = `${siteUrl()}/?modal=support`;
      const values = { nick, answers, link, canReply: addresses !== undefined };
      await mailer.send(em, 'supportAnswer', { email, lang, userId, thread }, values);
    });

  const answers: Job = {
    name: 'mailAnswers',
    everyMs: EVERY_MS,
    async run() {
      for (const due of await support.dueSupportMail(db.pool, clock.now() - UNREAD_MS)) await send(due);
    },
  };
  if (!isRead || !addresses) return [answers];
  const replies: Job = {
    name: 'mailReplies',
    everyMs: EVERY_MS,
    run: () =>
      visitInbox({ url }, async (source) => {
        const outcome = await takeReply({ ...tools, addresses }, source);
        log.info({ outcome }, 'an e-mail to support');
      }),
  };
  return [answers, replies];
};
