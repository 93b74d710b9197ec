import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, versionNumber } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import type { HouseField } from './house-fields.ts';

export * from './house-fields.ts';

/** Refusals of decisions on waiting bonuses. */
export const officeBonusCodes = {
  notFound: 404,
  gone: 'GONE', // decided by somebody else
  ownBonus: 'OWN_BONUS', // staff cannot decide on their own bonus
} as const;

/** Refusals of four-eyes changes, beside 400 with the field. */
export const houseChangeCodes = {
  notFound: 404,
  gone: 'GONE', // already decided
  ownProposal: 'OWN_PROPOSAL', // authors cannot approve their own proposal
  proposalWaits: 'PROPOSAL_WAITS', // one proposal per record
  keyTaken: 'KEY_TAKEN', // the record exists already
  changedSince: 'CHANGED_SINCE', // the record changed since the proposal was made
} as const;

const rowId = z.string().regex(/^\d{1,18}$/);
const person = z.object({ userId: publicPlayerId, nick: z.string() });

/** A waiting bonus, and the other takers that are the reason. */
export const waitingBonusSchema = z.object({
  id: rowId,
  player: person,
  bonus: z.string(),
  period: z.string(),
  account: z.string(),
  amount: minor,
  at: z.int(), // ms since epoch
  isResting: z.boolean(), // it waits because play was closed to the player
  others: z.array(person.extend({ kind: z.enum(['device', 'address', 'destination', 'telegram', 'identity']) })),
});
export type WaitingBonus = z.infer<typeof waitingBonusSchema>;

const record = z.record(z.string(), z.unknown());
const field = z.custom<HouseField>();
const key = z.string().min(1).max(64);

/** A kind of data changed with four eyes, and the fields of its records. */
export const houseSubjectSchema = z.object({
  subject: z.string(),
  fields: z.array(field), // fields of every record
  facts: z.array(field), // read-only, shown beside a record
  title: z.string().nullable(), // the field shown as its name; null: the key
  canAdd: z.boolean(),
});
export type HouseSubject = z.infer<typeof houseSubjectSchema>;

/** A record that is in force. */
export const houseRecordSchema = z.object({
  key: z.string(),
  record,
  facts: record,
  extraFields: z.array(field), // fields of this record only
});
export type HouseRecordRow = z.infer<typeof houseRecordSchema>;

/** A change of a record. `before`: `{}` for a new one. */
export const houseChangeSchema = z.object({
  id: z.int(),
  subject: z.string(),
  key: z.string(),
  fields: z.array(field), // including those of this record only
  title: z.string().nullable(),
  before: record,
  after: record,
  status: z.enum(['proposed', 'active', 'rejected']),
  author: z.string(),
  isOwn: z.boolean(), // the caller's own: they cannot approve it
  reason: z.string(),
  at: z.int(), // ms since epoch
  decider: z.string().nullable(),
  decision: z.string(),
  decidedAt: z.int().nullable(),
});
export type HouseChangeRow = z.infer<typeof houseChangeSchema>;

/**
 * Costs of bonuses. `period`: its first Moscow day, weeks from Monday. Amounts: hundredths of the account's unit; `real`,
 * `before` and `after`: base hundredths.
 */
const costsSchema = z.object({
  moved: z.array(
    z.object({
      period: z.string(),
      bonus: z.string().nullable(), // null: conversions, which belong to no single bonus
      account: z.string(),
      granted: minor,
      released: minor,
      lapsed: minor,
      converted: minor,
      real: minor, // received for conversions
    }),
  ),
  brought: z.array(
    // distinct takers and deposits of a period, of a bonus in the range, or (both null) of the range: rows do not add up
    z.object({
      period: z.string().nullable(),
      bonus: z.string().nullable(),
      takers: z.int(),
      before: minor,
      after: minor,
    }),
  ),
  outstanding: z.array(z.object({ bonus: z.string(), account: z.string(), grants: z.int(), amount: minor })), // now
});

/** Real-money play by VIP level. `weeks`: player weeks, from Sunday. */
const measuredSchema = z.object({
  statusId: z.int(),
  players: z.int(),
  staked: minor,
  weeks: z.int(),
  loss: minor, // over the weeks in which players lost
});

const done = z.object({ success: z.literal(true) });
const none = z.object({});

/** Staff calls: waiting bonuses, and four-eyes changes. */
export const officeBonus = defineContract({
  calls: {
    ...forStaff('bonusDecisions', {
      'officeBonus.waiting': {
        auth: true,
        cost: 'read',
        payload: none,
        answer: z.object({ waiting: z.array(waitingBonusSchema) }),
      },
      'officeBonus.decide': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: rowId, isApproved: z.boolean(), reason }),
        answer: done,
      },
    }),
    ...forStaff('bonusForecasts', {
      /** Real-money play in a time range, by VIP level. */
      'officeBonus.measured': {
        auth: true,
        cost: 'survey',
        payload: z.object({ from: z.int(), to: z.int() }), // ms since epoch
        answer: z.object({ levels: z.array(measuredSchema) }),
      },
    }),
    ...forStaff('bonusRules', {
      /** Costs of bonuses in a time range, and takers' deposits `days` before and after. */
      'officeBonus.costs': {
        auth: true,
        cost: 'survey',
        payload: z.object({
          from: z.int(),
          to: z.int(),
          by: z.enum(['day', 'week', 'month']),
          days: z.int().min(1).max(90),
        }),
        answer: costsSchema,
      },
      /** The kinds of data that can be changed. */
      'officeBonus.subjects': {
        auth: true,
        cost: 'read',
        payload: none,
        answer: z.object({ subjects: z.array(houseSubjectSchema) }),
      },
      /** The current records of a subject. */
      'officeBonus.records': {
        auth: true,
        cost: 'read',
        payload: z.object({ subject: key }),
        answer: z.object({ records: z.array(houseRecordSchema) }),
      },
      /** Changes of one subject or of all: pending ones first, then the newest. */
      'officeBonus.changes': {
        auth: true,
        cost: 'read',
        payload: z.object({ subject: key.optional() }),
        answer: z.object({ changes: z.array(houseChangeSchema) }),
      },
      /** Proposes a change. `key`: null for a new record. `after`: the changed fields; all of a new record. */
      'officeBonus.propose': {
        auth: true,
        cost: 'change',
        payload: z.object({ subject: key, key: key.nullable(), after: record, reason }),
        answer: z.object({ id: z.int() }),
      },
      'officeBonus.decideChange': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, isApproved: z.boolean(), reason }),
        answer: done,
      },
    }),
  },
});
