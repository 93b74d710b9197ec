import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { versionNumber } from '../ids.ts';
import { languages } from '../languages.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { leftOutReasons, MAX_SEGMENT_COUNTRIES, MAX_SEGMENT_DAYS, segmentBounds } from './marketing-values.ts';

/** Refusals beside those of staff, 400 and 404 (no such segment). */
export const officeMarketingCodes = {
  notFound: 404,
  nameTaken: 'NAME_TAKEN', // a segment in use has this name
  tooLong: 'TOO_LONG', // counting it takes too long
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
    }),
  },
});
