import { z } from 'zod';
import { publicPlayerId } from '../ids.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';

/** Refusals beside those of staff, 400 and 404 (no such line, act or player). */
export const officeLooseCodes = {
  notFound: 404,
  gone: 'GONE', // somebody else was first, or the money is not there any more
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  ownMoney: 'OWN_MONEY', // nobody gives money to themselves, under whatever name
  proposalWaits: 'PROPOSAL_WAITS', // one act a line
  staffAccount: 'STAFF_ACCOUNT', // the staff hold no money
  noRate: 'NO_RATE', // nothing is known that this currency is counted by
  coursePaused: 'COURSE_PAUSED', // its rate may not be used now
  noRefunds: 'NO_REFUNDS', // its provider sends nothing back
} as const;

/** Lists of loose ends whose lines are closed with a note. */
export const looseLists = ['unmatched', 'contradicted', 'callbacks', 'differences'] as const;

/** An act on a line: money given or sent back by two people, or a note that closes it. Times: ms since epoch. */
export const looseActSchema = z.object({
  id: z.int(),
  kind: z.enum(['give', 'refund', 'close']),
  list: z.enum(looseLists),
  line: z.string(),
  status: z.enum(['proposed', 'rejected', 'sending', 'done', 'failed', 'reopened']),
  money: z
    .object({ provider: z.string(), transaction: z.string(), amount: z.string(), currency: z.string() })
    .nullable(), // null: not about an unmatched payment
  player: z.object({ userId: publicPlayerId, nick: z.string() }).nullable(), // receiver of the money
  paymentId: z.int().nullable(), // the deposit that was credited
  author: z.string(), // nick
  isOwn: z.boolean(), // proposed by who looks, or by another account of theirs
  reason: z.string(),
  at: z.int(),
  decider: z.string().nullable(),
  decision: z.string(),
  decidedAt: z.int().nullable(),
  problem: z.string().nullable(), // last word of a refund's provider
});
export type LooseAct = z.infer<typeof looseActSchema>;

const id = z.int().min(1).max(2_147_483_647);
const line = z.string().min(1).max(500);
const answer = z.object({ id: z.int() });
const done = z.object({ success: z.literal(true) });

/** Acts of the finance team on loose ends. */
export const officeLooseCalls = forStaff('finances', {
  'officeLoose.acts': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({
      acts: z.array(looseActSchema), // those that wait or are under way first, then the newest
      refunders: z.array(z.string()), // providers that send payments back
    }),
  },
  /** Proposes to give an unmatched payment to a player. `account`: a whole nickname, login or id. */
  'officeLoose.give': {
    auth: true,
    cost: 'change',
    payload: z.object({ id, account: z.string().trim().min(1).max(80), reason }),
    answer,
  },
  /** Proposes to send an unmatched payment back to where it came from. */
  'officeLoose.refund': { auth: true, cost: 'change', payload: z.object({ id, reason }), answer },
  /** Decides on either. Its author can only withdraw it. */
  'officeLoose.decide': {
    auth: true,
    cost: 'change',
    payload: z.object({ id, isApproved: z.boolean(), reason }),
    answer: done,
  },
  'officeLoose.close': {
    auth: true,
    cost: 'change',
    payload: z.object({ list: z.enum(looseLists), line, reason }),
    answer,
  },
  /** Puts a closed line back into its list. */
  'officeLoose.reopen': { auth: true, cost: 'change', payload: z.object({ id, reason }), answer: done },
});
