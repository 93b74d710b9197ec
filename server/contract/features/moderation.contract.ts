import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { reason } from '../reason.ts';
import { kycDocumentSchema } from './kyc.contract.ts';
import { restrictionSchema } from '../limits.contract.ts';
import { userStatsSchema } from '../users.contract.ts';
import { roles } from '../staff-rights.ts';
import { forStaff } from '../staff.contract.ts';

/** Refusals beside those of staff and 404 (no such account or document). */
export const moderationCodes = {
  notFound: 404,
  protectedAccount: 'PROTECTED_ACCOUNT', // one's own, an admin's, or somebody's of the staff for who is no admin
  unchanged: 'UNCHANGED', // somebody else was first
  ownProposal: 'OWN_PROPOSAL', // somebody else is the second person
} as const;

/** An account of a search. A moderator who is no admin sees e-mails shortened. */
export const foundAccountSchema = z.object({
  userId: publicPlayerId,
  nick: z.string(),
  avatar: z.string(),
  login: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  kyc: z.enum(['none', 'pending', 'approved', 'rejected']),
  isBlocked: z.boolean(),
  createdAt: z.int(), // ms since epoch, as all times
});
export type FoundAccount = z.infer<typeof foundAccountSchema>;

export const moderatedSessionSchema = z.object({
  device: z.string().nullable(), // as the browser names itself
  address: z.string().nullable(),
  country: z.string().nullable(),
  method: z.string(),
  createdAt: z.int(),
  lastUsedAt: z.int(),
});

export const accountEventSchema = z.object({
  id: z.string(),
  kind: z.string(),
  actor: z.string().nullable(), // nick; null: the owner
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  at: z.int(),
});
export type AccountTrailEvent = z.infer<typeof accountEventSchema>;

/** Kinds of data that an account may share with an excluded player's. */
export const identityKinds = ['profile', 'email', 'document', 'device', 'destination'] as const;

/** Decisions about a match: somebody else, who may play, or the excluded person. */
export const matchDecisions = ['let_play', 'same_person'] as const;

/** An excluded player with whom an account shares something that identifies a person. */
export const accountMatchSchema = z.object({
  excludedId: publicPlayerId,
  excludedNick: z.string(),
  excludedUntil: z.int().nullable(), // ms since epoch; null: for ever
  keys: z.array(z.object({ kind: z.enum(identityKinds), isProven: z.boolean() })), // false: an e-mail never confirmed, a destination never paid
  matchedAt: z.int(),
  decision: z.enum(matchDecisions).nullable(), // null: the account waits for one, and may not play
  decidedAt: z.int().nullable(),
  decidedBy: z.string().nullable(), // nick
});
export type AccountMatch = z.infer<typeof accountMatchSchema>;

/** An account with all that is needed to judge it. */
export const moderatedAccountSchema = foundAccountSchema.extend({
  number: z.int(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  lang: z.string(),
  isHidden: z.boolean(),
  blockedAt: z.int().nullable(),
  blockedReason: z.string().nullable(),
  hasTwoFactor: z.boolean(),
  restriction: restrictionSchema.nullable(),
  chatBannedUntil: z.int().nullable(),
  compointStatus: z.int(),
  stats: userStatsSchema,
  sessions: z.array(moderatedSessionSchema), // live ones, the last used first
  events: z.array(accountEventSchema), // the newest first
  documents: z.array(kycDocumentSchema),
  matches: z.array(accountMatchSchema), // the longest waiting first
  isProtected: z.boolean(), // the caller may not act on it
});
export type ModeratedAccount = z.infer<typeof moderatedAccountSchema>;

export const accountFilters = ['all', 'kyc', 'exclusion', 'blocked'] as const;
export type AccountFilter = (typeof accountFilters)[number];

const account = z.object({ userId: publicPlayerId });
const done = z.object({ success: z.literal(true) });

export const moderationCalls = {
  ...forStaff('accounts', {
    'moderation.findAccounts': {
      auth: true,
      cost: 'survey',
      payload: z.object({
        query: z.string().max(254), // the beginning of a nick or login, or a whole e-mail, public id or number
        filter: z.enum(accountFilters).optional(),
        cursor: z.string().max(24).optional(),
      }),
      answer: z.object({ accounts: z.array(foundAccountSchema), cursor: z.string().nullable() }),
    },
    'moderation.account': { auth: true, cost: 'survey', payload: account, answer: moderatedAccountSchema },
    'moderation.block': { auth: true, cost: 'change', payload: account.extend({ reason }), answer: done },
    /** By two, as below. */
    'moderation.unblock': {
      auth: true,
      cost: 'change',
      payload: account.extend({ reason }),
      answer: z.object({ isOpen: z.boolean() }), // false: proposed
    },
    'moderation.endSessions': { auth: true, cost: 'change', payload: account, answer: z.object({ ended: z.int() }) },
    'moderation.decideMatch': {
      auth: true,
      cost: 'change',
      payload: account.extend({ excludedId: publicPlayerId, decision: z.enum(matchDecisions), reason }),
      answer: done,
    },
  }),
  ...forStaff('secondFactors', {
    /** By two: the first one proposes it, another one who asks for the same within a day does it. */
    'moderation.resetTwoFactor': {
      auth: true,
      cost: 'change',
      payload: account.extend({ reason }),
      answer: z.object({ isOff: z.boolean() }), // false: proposed
    },
  }),
} as const;

export const moderation = defineContract({ calls: moderationCalls });
