import {
  officeMarketing as contract,
  officeMarketingCodes,
} from '../../../contract/features/office-marketing.contract.ts';
import { languages } from '../../../contract/languages.ts';
import { marketing, type UnitOfWork } from 'db';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { decideLetter, listLetters, ownAccount, proposeLetter, stopLetter } from './letters.ts';
import { decidePost, listPosts, proposePost, withdrawPost } from './posts.ts';
import { addSegment, countConditions, listSegments, retireSegment } from './segments.ts';
import { fillLetter, sendLetters, writeTo } from './send-letters.ts';
import { createUnsubscribeLinks, unsubscribeRoutes } from './unsubscribe.ts';

const SEND_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 600_000;

/** Segments of players, and what the house tells them of by itself. */
export const officeMarketing = defineFeature({
  contract,
  messages: texts('office-marketing'),
  isReserved: true,
  open(tools) {
    const { db, em, clock, inUnitOfWork } = tools;
    const links = createUnsubscribeLinks(tools);
    const sending = { ...tools, links };
    /** One act of the staff, in one transaction. */
    const act =
      <Payload, Answer>(work: (unit: UnitOfWork, staff: Staff, payload: Payload, at: number) => Promise<Answer>) =>
      (payload: Payload, { staff }: { staff: Staff }): Promise<Answer> =>
        inUnitOfWork((unit) => work(unit, staff, payload, clock.now()));
    const id = async (work: Promise<number>) => ({ id: await work });
    const done = async (work: Promise<void>): Promise<{ success: true }> => {
      await work;
      return { success: true };
    };
    return {
      calls: {
        'officeMarketing.segments': { handle: () => listSegments(tools) },
        'officeMarketing.count': { handle: (payload) => countConditions(tools, payload) },
        'officeMarketing.addSegment': { handle: (payload, caller) => id(act(addSegment)(payload, caller)) },
        'officeMarketing.retireSegment': { handle: (payload, caller) => done(act(retireSegment)(payload, caller)) },
        'officeMarketing.letters': { handle: (_payload, { staff }) => listLetters(tools, staff) },
        'officeMarketing.preview': {
          async handle(content, { staff }) {
            const { publicId, nick } = await ownAccount(em(), staff);
            const letters = languages.map((language) => {
              const values = fillLetter(sending, content, { publicId, nick, lang: language }, 0);
              return { language, html: tools.mailer.write('marketing', language, values).html };
            });
            return { letters };
          },
        },
        'officeMarketing.tryLetter': {
          async handle({ language: lang, ...content }, { staff }) {
            const { id: userId, publicId, nick, email, emailVerified } = await ownAccount(em(), staff);
            if (content.channel === 'email' && (email == null || !emailVerified))
              throw new CallError(officeMarketingCodes.noAddress);
            const reader = { userId, publicId, nick, email: email ?? null, lang };
            await inUnitOfWork(({ em: inner }) =>
              writeTo(sending, inner, content, { reader, letterId: 0, at: clock.now() }),
            );
            return { success: true };
          },
        },
        'officeMarketing.proposeLetter': { handle: (payload, caller) => id(act(proposeLetter)(payload, caller)) },
        'officeMarketing.decideLetter': { handle: (payload, caller) => done(act(decideLetter)(payload, caller)) },
        'officeMarketing.stopLetter': { handle: (payload, caller) => done(act(stopLetter)(payload, caller)) },
        'officeMarketing.posts': { handle: (_payload, { staff }) => listPosts(tools, staff) },
        'officeMarketing.proposePost': { handle: (payload, caller) => id(act(proposePost)(payload, caller)) },
        'officeMarketing.decidePost': { handle: (payload, caller) => done(act(decidePost)(payload, caller)) },
        'officeMarketing.withdrawPost': { handle: (payload, caller) => done(act(withdrawPost)(payload, caller)) },
      },
      routes: (app) => unsubscribeRoutes(app, links, tools),
      jobs: [
        { name: 'send', everyMs: SEND_EVERY_MS, run: () => sendLetters(sending) },
        { name: 'opened', everyMs: LOOK_EVERY_MS, run: () => marketing.noteOpened(db.pool, clock.now()) },
      ],
    };
  },
});
