import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, versionNumber } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import type { HouseField } from './house-fields.ts';

export * from './house-fields.ts';

/** Refusals of decisions on bonuses that wait. */
export const officeBonusCodes = {
  notFound: 404,
  gone: 'GONE', // somebody else was first
  ownBonus: 'OWN_BONUS', // nobody decides on their own bonus
} as const;

/** Refusals of what is changed with four eyes, beside 400 with the field. */
export const houseChangeCodes = {
  notFound: 404,
  gone: 'GONE', // somebody has decided on it
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  proposalWaits: 'PROPOSAL_WAITS', // one proposal a record
  keyTaken: 'KEY_TAKEN', // there is such a record already
  changedSince: 'CHANGED_SINCE', // what is in force is no longer what the proposal was made from
} as const;

const rowId = z.string().regex(/^\d{1,18}$/);
const person = z.object({ userId: publicPlayerId, nick: z.string() });

/** A bonus that waits, and the other takers that it waits for. */
export const waitingBonusSchema = z.object({
  id: rowId,
  player: person,
  bonus: z.string(),
  period: z.string(),
  account: z.string(),
  amount: minor,
  at: z.int(), // ms since epoch
  isResting: z.boolean(), // play was closed to the player when it was due
  others: z.array(person.extend({ kind: z.enum(['device', 'address', 'destination', 'telegram', 'identity']) })),
});
export type WaitingBonus = z.infer<typeof waitingBonusSchema>;

const record = z.record(z.string(), z.unknown());
const field = z.custom<HouseField>();
const key = z.string().min(1).max(64);

/** A kind of data that is changed with four eyes, and what its records are made of. */
export const houseSubjectSchema = z.object({
  subject: z.string(),
  fields: z.array(field), // what every record has
  facts: z.array(field), // what is shown beside a record
  title: z.string().nullable(), // the field that names a record; null: its key does
  canAdd: z.boolean(),
});
export type HouseSubject = z.infer<typeof houseSubjectSchema>;

/** A record that is in force. */
export const houseRecordSchema = z.object({
  key: z.string(),
  record,
  facts: record,
  extraFields: z.array(field), // that only this record has
});
export type HouseRecordRow = z.infer<typeof houseRecordSchema>;

/** A change of a record. `before`: `{}` where it is added. */
export const houseChangeSchema = z.object({
  id: z.int(),
  subject: z.string(),
  key: z.string(),
  fields: z.array(field), // of the record, those that only it has too
  title: z.string().nullable(),
  before: record,
  after: record,
  status: z.enum(['proposed', 'active', 'rejected']),
  author: z.string(),
  isOwn: z.boolean(), // the caller's: they cannot approve it
  reason: z.string(),
  at: z.int(), // ms since epoch
  decider: z.string().nullable(),
  decision: z.string(),
  decidedAt: z.int().nullable(),
});
export type HouseChangeRow = z.infer<typeof houseChangeSchema>;

/**
 * What bonuses cost. `period`: its first Moscow day, weeks from Monday. Amounts: hundredths of the account's unit; `real`,
 * `before` and `after`: base hundredths.
 */
const costsSchema = z.object({
  moved: z.array(
    z.object({
      period: z.string(),
      bonus: z.string().nullable(), // null: conversions, which are of all that is on an account
      account: z.string(),
      granted: minor,
      released: minor,
      lapsed: minor,
      converted: minor,
      real: minor, // that it was converted to
    }),
  ),
  brought: z.array(
    z.object({ period: z.string(), bonus: z.string(), takers: z.int(), before: minor, after: minor }), // each taker once
  ),
  outstanding: z.array(z.object({ bonus: z.string(), account: z.string(), grants: z.int(), amount: minor })), // now
});

/** What players of a VIP level played for real money. Weeks: of a player, from Sunday. */
const measuredSchema = z.object({
  statusId: z.int(),
  players: z.int(),
  staked: minor,
  weeks: z.int(),
  loss: minor, // of the weeks that were lost
});

const done = z.object({ success: z.literal(true) });
const none = z.object({});

/** What staff do with bonuses: those that wait for a person, and what is changed with four eyes. */
export const officeBonus = defineContract({
  calls: {
    ...forStaff(['cashier', 'finance', 'admin'], {
      'officeBonus.waiting': { auth: true, payload: none, answer: z.object({ waiting: z.array(waitingBonusSchema) }) },
      'officeBonus.decide': {
        auth: true,
        rate: 'change',
        payload: z.object({ id: rowId, isApproved: z.boolean(), reason }),
        answer: done,
      },
    }),
    ...forStaff(['designer', 'finance', 'admin'], {
      /** What players staked for real money in a time, by VIP level. */
      'officeBonus.measured': {
        auth: true,
        rate: 'survey',
        payload: z.object({ from: z.int(), to: z.int() }), // ms since epoch
        answer: z.object({ levels: z.array(measuredSchema) }),
      },
    }),
    ...forStaff(['finance', 'admin'], {
      /** What bonuses cost in a time, and what their takers deposited `days` before and after they took them. */
      'officeBonus.costs': {
        auth: true,
        rate: 'survey',
        payload: z.object({
          from: z.int(),
          to: z.int(),
          by: z.enum(['day', 'week', 'month']),
          days: z.int().min(1).max(90),
        }),
        answer: costsSchema,
      },
      /** What can be changed with four eyes. */
      'officeBonus.subjects': {
        auth: true,
        payload: none,
        answer: z.object({ subjects: z.array(houseSubjectSchema) }),
      },
      /** The records of a subject, as they are in force. */
      'officeBonus.records': {
        auth: true,
        payload: z.object({ subject: key }),
        answer: z.object({ records: z.array(houseRecordSchema) }),
      },
      /** Changes of a subject, or of all: those that wait first, then the newest. */
      'officeBonus.changes': {
        auth: true,
        payload: z.object({ subject: key.optional() }),
        answer: z.object({ changes: z.array(houseChangeSchema) }),
      },
      /** Proposes a change. `key`: null where a record is added. `after`: the fields that change; of a new record all. */
      'officeBonus.propose': {
        auth: true,
        rate: 'change',
        payload: z.object({ subject: key, key: key.nullable(), after: record, reason }),
        answer: z.object({ id: z.int() }),
      },
      'officeBonus.decideChange': {
        auth: true,
        rate: 'change',
        payload: z.object({ id: versionNumber, isApproved: z.boolean(), reason }),
        answer: done,
      },
    }),
  },
});
