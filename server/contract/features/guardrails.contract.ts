import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { gameId, versionNumber } from '../ids.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';

/** Refusals beside those of staff, 400 (with the failing field) and 404 (no such proposal). */
export const guardrailCodes = {
  notFound: 404,
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  decided: 'DECIDED', // somebody was first
  proposalWaits: 'PROPOSAL_WAITS', // one proposal a game
  notBounds: 'NOT_BOUNDS', // a minimum is above its maximum, or times of another game
} as const;

export const guardrailStatuses = ['proposed', 'active', 'retired', 'rejected'] as const;

/** A version of the bounds that a game's configs are held to. Times: ms since epoch. */
export const guardrailVersionSchema = z.object({
  id: z.int(),
  game: gameId,
  version: z.int(), // 1, 2, 3 … per game
  bounds: z.record(z.string(), z.unknown()), // see the engine's `GuardBounds`
  status: z.enum(guardrailStatuses),
  author: z.string(), // nick
  isOwn: z.boolean(), // the caller is its author, and may not approve it
  reason: z.string(), // the author's
  createdAt: z.int(),
  decider: z.string().nullable(), // nick
  decision: z.string(), // the decider's reason
  decidedAt: z.int().nullable(),
});
export type GuardrailVersion = z.infer<typeof guardrailVersionSchema>;

/** Versions that `guardrails.load` answers at most, the newest first. */
export const GUARDRAILS_SHOWN = 20;

/** Designers see what they are held to; admins, who answer for the house, change it in pairs. */
export const guardrails = defineContract({
  calls: {
    ...forStaff('bounds', {
      'guardrails.load': {
        auth: true,
        cost: 'read',
        payload: z.object({ game: gameId }),
        answer: z.object({
          bounds: z.record(z.string(), z.unknown()), // in force, those of the program included
          program: z.record(z.string(), z.unknown()), // bounds that come with the program
          versions: z.array(guardrailVersionSchema),
        }),
      },
    }),
    ...forStaff('boundsRules', {
      'guardrails.propose': {
        auth: true,
        cost: 'change',
        payload: z.object({ game: gameId, bounds: z.record(z.string(), z.unknown()), reason }),
        answer: z.object({ id: z.int() }),
      },
      /** Approved bounds hold at once, in every process: for each check, approval, activation and candidate from then on. */
      'guardrails.decide': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, isApproved: z.boolean(), reason }),
        answer: z.object({ success: z.literal(true) }),
      },
    }),
  },
});
