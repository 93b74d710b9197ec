import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, versionNumber } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';

/** Refusals of what staff do with bonuses. */
export const officeBonusCodes = {
  notFound: 404,
  gone: 'GONE', // somebody else was first
  ownBonus: 'OWN_BONUS', // nobody decides on their own bonus
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  proposalWaits: 'PROPOSAL_WAITS', // one proposal a campaign
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
  others: z.array(person.extend({ kind: z.enum(['device', 'address', 'destination', 'identity']) })),
});
export type WaitingBonus = z.infer<typeof waitingBonusSchema>;

/** What the operator sets for a bonus. `rules`: what its declaration lets be set. */
const settings = z.object({
  isOn: z.boolean(),
  rules: z.record(z.string(), z.unknown()),
  terms: versionNumber.max(32_767),
});

export const campaignSchema = settings.extend({ bonus: z.string() });

export const campaignChangeSchema = z.object({
  id: z.int(),
  bonus: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  status: z.enum(['proposed', 'active', 'rejected']),
  author: z.string(),
  isOwn: z.boolean(), // the caller's: they cannot approve it
  reason: z.string(),
  decider: z.string().nullable(),
  decision: z.string(),
  at: z.int(),
});

const done = z.object({ success: z.literal(true) });
const none = z.object({});

/** What staff do with bonuses: those that wait for a person, and campaigns with four eyes. */
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
    ...forStaff(['finance', 'admin'], {
      'officeBonus.campaigns': {
        auth: true,
        payload: none,
        answer: z.object({ campaigns: z.array(campaignSchema), changes: z.array(campaignChangeSchema) }),
      },
      'officeBonus.propose': {
        auth: true,
        rate: 'change',
        payload: z.object({ bonus: z.string().max(32), after: settings, reason }),
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
