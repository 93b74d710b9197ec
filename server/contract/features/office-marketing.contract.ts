import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { versionNumber } from '../ids.ts';
import { languages } from '../languages.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import {
  leftOutReasons,
  letterChannels,
  letterLinks,
  MAX_BANNER_TEXT,
  MAX_LETTER_TEXT,
  MAX_LETTER_TITLE,
  MAX_POST_TEXT,
  MAX_SEGMENT_COUNTRIES,
  MAX_SEGMENT_DAYS,
  postGradients,
  postKinds,
  postPictures,
  segmentBounds,
  skippedReasons,
  weeklyRates,
} from './marketing-values.ts';

/** Refusals beside those of staff, 400 and 404 (no such segment). */
export const officeMarketingCodes = {
  notFound: 404,
  nameTaken: 'NAME_TAKEN', // a segment in use has this name
  tooLong: 'TOO_LONG', // counting it takes too long
  gone: 'GONE', // somebody else decided before, or it has gone out
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  late: 'LATE', // its time is over
  proposalWaits: 'PROPOSAL_WAITS', // another version of it waits
  noAddress: 'NO_ADDRESS', // an own e-mail is not confirmed, so nothing can be tried out
} as const;

const name = z
  .string()
  .trim()
  .min(3)
  .max(60)
  .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u);

const days = z.int().min(1).max(MAX_SEGMENT_DAYS);
const ordered = ({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean =>
  (from !== undefined || to !== undefined) && (from === undefined || to === undefined || from <= to);
const bounds = ({ min, max }: { min: number; max: number }) => {
  const number = z.int().min(min).max(max).optional();
  return z.strictObject({ from: number, to: number }).refine(ordered).optional();
};

/**
 * Facts that a player of a segment has, all of them. Money: base hundredths. There is none about a balance: what lies on an
 * account is no reason to write to its owner.
 */
export const segmentConditionsSchema = z
  .strictObject({
    level: bounds(segmentBounds.level), // VIP level
    played: z
      .strictObject({ withinDays: days.optional(), notForDays: days.optional() })
      .refine(({ withinDays, notForDays }) => (withinDays ?? notForDays) !== undefined)
      .refine(({ withinDays = Infinity, notForDays = 0 }) => withinDays > notForDays)
      .optional(),
    deposits: z
      .strictObject({ days, count: bounds(segmentBounds.count), sumMinor: bounds(segmentBounds.sumMinor) })
      .optional(), // in the last days; without bounds: any
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(MAX_SEGMENT_COUNTRIES)
      .optional(), // ISO 3166-1 alpha-2, at the last sign-in
    languages: z.array(z.enum(languages)).min(1).max(languages.length).optional(),
    signedUp: z
      .strictObject({ withinDays: days.optional(), beforeDays: days.optional() })
      .refine(({ withinDays, beforeDays }) => (withinDays ?? beforeDays) !== undefined)
      .refine(({ withinDays = Infinity, beforeDays = 0 }) => withinDays > beforeDays)
      .optional(),
  })
  .refine((conditions) => Object.values(conditions).some((condition) => condition !== undefined));
export type SegmentConditions = z.infer<typeof segmentConditionsSchema>;

/** A named segment. Its conditions never change: what was approved for it goes to whom it says. */
export const segmentSchema = z.object({
  id: z.int(),
  name: z.string(),
  conditions: segmentConditionsSchema,
  author: z.string(), // nick
  at: z.int(), // ms since epoch
});
export type Segment = z.infer<typeof segmentSchema>;

/** Players of a segment now. */
export const segmentCountSchema = z.object({
  matched: z.int(), // players who meet the conditions
  audience: z.int(), // matched players who may be written to
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int() })).nullable(), // null: too few to be told apart
  nicks: z.array(z.string()), // a few nicknames of the audience
});
export type SegmentCount = z.infer<typeof segmentCountSchema>;

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Bidi_Control}]|\n)*$/u)
    .regex(/^(?!.*(?:https?:|www\.)).*$/is); // a letter leads to the page that it names, and nowhere else
const textsOf = (maxText: number) =>
  z.strictObject(
    Object.fromEntries(
      languages.map((language) => [
        language,
        z.strictObject({ title: words(MAX_LETTER_TITLE).regex(/^[^\n]*$/), text: words(maxText) }),
      ]),
    ) as Record<(typeof languages)[number], z.ZodObject<{ title: z.ZodString; text: z.ZodString }>>,
  );
const content = { channel: z.enum(letterChannels), texts: textsOf(MAX_LETTER_TEXT), link: z.enum(letterLinks) };

const moment = z.int().min(1).max(9_999_999_999_999); // ms since epoch

const groupResult = z.object({
  players: z.int(),
  opened: z.int(), // players who were at the site within seven days
  deposited: z.int(), // players who made a deposit in them; never amounts
  left: z.int(), // players who wanted no more such letters
});

/** A letter or notice to a segment. Times: ms since epoch. */
export const marketingLetterSchema = z.object({
  id: z.int(),
  segment: z.string(), // its name
  ...content,
  name: z.string(),
  perWeek: z.int(), // most advertising that a player gets in seven days, this one included
  sendAt: z.int(),
  status: z.enum(['proposed', 'rejected', 'approved', 'sent', 'stopped']),
  author: z.string(), // nick
  isOwn: z.boolean(), // proposed by who looks, or by another account of theirs
  reason: z.string(),
  at: z.int(),
  decider: z.string().nullable(),
  decision: z.string(),
  decidedAt: z.int().nullable(),
  begunAt: z.int().nullable(), // null: nobody has got it
  endedAt: z.int().nullable(),
  skipped: z.array(z.object({ reason: z.enum(skippedReasons), count: z.int() })),
  results: z.object({ sent: groupResult, control: groupResult }).nullable(), // beside those who were held out
});
export type MarketingLetter = z.infer<typeof marketingLetterSchema>;

const post = {
  kind: z.enum(postKinds),
  slug: z.string().regex(/^[a-z][a-z\d-]{2,39}$/), // names it: its versions share it
  texts: textsOf(MAX_POST_TEXT),
  picture: z.enum(postPictures),
  gradient: z.enum(postGradients),
  link: z.enum(letterLinks),
  shownFrom: moment,
  shownUntil: moment,
};

/** A version of a banner or news. */
export const marketingPostSchema = z.object({
  ...post,
  id: z.int(),
  version: z.int(), // from 1
  status: z.enum(['proposed', 'rejected', 'approved', 'withdrawn']),
  isShown: z.boolean(), // at this moment
  author: z.string(), // nick
  isOwn: z.boolean(), // proposed by who looks, or by another account of theirs
  reason: z.string(),
  at: z.int(),
  decider: z.string().nullable(),
  decision: z.string(),
  decidedAt: z.int().nullable(),
});
export type MarketingPost = z.infer<typeof marketingPostSchema>;

const done = z.object({ success: z.literal(true) });

export const officeMarketing = defineContract({
  calls: {
    ...forStaff('marketing', {
      'officeMarketing.segments': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({ segments: z.array(segmentSchema) }), // in use, the newest first
      },
      /** Counts conditions, whether or not they are a segment's. */
      'officeMarketing.count': {
        auth: true,
        cost: 'survey',
        payload: z.object({ conditions: segmentConditionsSchema }),
        answer: segmentCountSchema,
      },
      'officeMarketing.addSegment': {
        auth: true,
        cost: 'change',
        payload: z.object({ name, conditions: segmentConditionsSchema }),
        answer: z.object({ id: z.int() }),
      },
      'officeMarketing.retireSegment': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, reason }),
        answer: done,
      },
      'officeMarketing.letters': {
        auth: true,
        cost: 'survey',
        payload: z.object({}),
        answer: z.object({ letters: z.array(marketingLetterSchema) }), // the newest first
      },
      /** Words a letter in each language, as its players would get it. */
      'officeMarketing.preview': {
        auth: true,
        cost: 'read',
        payload: z.object(content),
        answer: z.object({ letters: z.array(z.object({ language: z.enum(languages), html: z.string() })) }),
      },
      /** Sends a letter to who asks for it. */
      'officeMarketing.tryLetter': {
        auth: true,
        cost: 'change',
        payload: z.object({ ...content, language: z.enum(languages) }),
        answer: done,
      },
      'officeMarketing.proposeLetter': {
        auth: true,
        cost: 'change',
        payload: z.object({
          ...content,
          segmentId: versionNumber,
          name,
          perWeek: z.literal(weeklyRates),
          sendAt: moment,
          reason,
        }),
        answer: z.object({ id: z.int() }),
      },
      'officeMarketing.decideLetter': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, isApproved: z.boolean(), reason }),
        answer: done,
      },
      /** Ends a letter that waits for its time or goes out. */
      'officeMarketing.stopLetter': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, reason }),
        answer: done,
      },
      'officeMarketing.posts': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({ posts: z.array(marketingPostSchema) }), // versions, the newest first
      },
      /** Proposes the next version of a banner or news, or the first under a new name. */
      'officeMarketing.proposePost': {
        auth: true,
        cost: 'change',
        payload: z
          .object({ ...post, reason })
          .refine(({ shownFrom, shownUntil }) => shownFrom < shownUntil, { path: ['shownUntil'] })
          .refine(
            ({ kind, texts }) =>
              kind === 'news' || Object.values(texts).every(({ text }) => text.length <= MAX_BANNER_TEXT),
            { path: ['texts'] },
          ),
        answer: z.object({ id: z.int() }),
      },
      'officeMarketing.decidePost': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, isApproved: z.boolean(), reason }),
        answer: done,
      },
      /** Takes a banner or news down at once, all its versions. */
      'officeMarketing.withdrawPost': {
        auth: true,
        cost: 'change',
        payload: z.object({ slug: post.slug, reason }),
        answer: done,
      },
    }),
  },
});
