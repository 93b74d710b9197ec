import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { kycKinds, requestCauses, requestNeeds } from './kyc-values.ts';

export * from './kyc-values.ts';

export const kycDocumentSchema = z.object({
  id: uuid,
  kind: z.enum(kycKinds),
  bytes: z.int(), // size of the stored file
  status: z.enum(['pending', 'approved', 'rejected']),
  reason: z.string().nullable(), // why it was rejected, in the reader's language
  expires: z.string().nullable(), // the last day on which it counts, `YYYY-MM-DD` of the house
  createdAt: z.int(), // ms since epoch, as all times
  reviewedAt: z.int().nullable(),
});
export type KycDocument = z.infer<typeof kycDocumentSchema>;

/** A document that a player is asked for, and why, in the reader's language. */
export const kycRequestSchema = z.object({
  need: z.enum(requestNeeds),
  cause: z.enum(requestCauses),
  text: z.string(),
  words: z.string(), // the officer’s, of a proof of funds
  deadlineAt: z.int().nullable(), // ms since epoch
  isLate: z.boolean(), // the deadline has passed: new deposits are closed
  at: z.int(),
});
export type KycRequest = z.infer<typeof kycRequestSchema>;

export const kycCalls = {
  'kyc.load': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({
      status: z.enum(['none', 'pending', 'approved', 'rejected']),
      documents: z.array(kycDocumentSchema), // the newest first
      requests: z.array(kycRequestSchema), // the oldest first
      isHeld: z.boolean(), // withdrawals and new deposits wait for a proof of identity
      mayAdd: z.boolean(),
    }),
  },
} as const;

/** POST /api/user/kyc?kind=…: the body is the file itself, its type in the header. What it answers. */
export interface KycAnswer {
  success: boolean;
  data?: { id: string };
  msg?: string;
  code?: number | string;
  retryAfterMs?: number;
}

export const kyc = defineContract({ calls: kycCalls });
