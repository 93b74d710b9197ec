import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { kycDocumentSchema, kycRefusals, kycRequestSchema } from './kyc.contract.ts';
import { askedCauses, askedNeeds, kycKinds } from './kyc-values.ts';

/** Refusals beside those of staff, 400 with the field, and 404 (no such player, document or request). */
export const officeIdentityCodes = {
  notFound: 404,
  protectedAccount: 'PROTECTED_ACCOUNT', // one's own, or somebody's of the staff
  unchanged: 'UNCHANGED', // somebody else decided before
  underage: 'UNDERAGE', // the holder is not 18
  expired: 'DOCUMENT_EXPIRED', // it cannot be accepted any more
  askedAlready: 'ASKED_ALREADY', // such a document is asked for already
} as const;

/** Periods over which a person’s deposits and withdrawals are summed. */
export const sumPeriods = ['day', 'month', 'life'] as const;
export type SumPeriod = (typeof sumPeriods)[number];

export const documentLists = ['waiting', 'expiring'] as const;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const account = z.object({ userId: publicPlayerId });
const done = z.object({ success: z.literal(true) });

const listedSchema = z.object({
  id: uuid,
  player: z.object({ userId: publicPlayerId, nick: z.string() }),
  kind: z.enum(kycKinds),
  sentAt: z.int(), // ms since epoch
  expires: day.nullable(),
});
export type ListedDocument = z.infer<typeof listedSchema>;

/** A document with what a reviewer read in it. */
export const reviewedDocumentSchema = kycDocumentSchema.extend({
  why: z.enum(kycRefusals).nullable(),
  holder: z.string().nullable(),
  born: day.nullable(),
});
export type ReviewedDocument = z.infer<typeof reviewedDocumentSchema>;

/** GET /api/office/identity/{document id}?purpose=…: the picture with a watermark, for who may see documents. */
export const officeIdentity = defineContract({
  calls: forStaff('documents', {
    /** Documents that wait, the oldest first, or that expire within 30 days or have. */
    'officeIdentity.list': {
      auth: true,
      cost: 'read',
      payload: z.object({ list: z.enum(documentLists) }),
      answer: z.object({ documents: z.array(listedSchema) }),
    },
    'officeIdentity.person': {
      auth: true,
      cost: 'read',
      payload: account,
      answer: z.object({
        player: z.object({ userId: publicPlayerId, nick: z.string() }),
        name: z.string().nullable(), // as the account has it
        holder: z.string().nullable(), // as the last accepted document has it
        born: day.nullable(),
        kyc: z.enum(['none', 'pending', 'approved', 'rejected']),
        documents: z.array(reviewedDocumentSchema), // the newest first
        requests: z.array(kycRequestSchema),
        /** Deposits and withdrawals of the person beside the thresholds in force, base hundredths. */
        sums: z.array(z.object({ period: z.enum(sumPeriods), sum: minor, threshold: minor, isReached: z.boolean() })),
        isProtected: z.boolean(), // the caller may not decide
      }),
    },
    /** Accepts a document with what it says, or refuses it for a reason. `note`: for colleagues. */
    'officeIdentity.decide': {
      auth: true,
      cost: 'change',
      payload: z.object({
        documentId: uuid,
        isAccepted: z.boolean(),
        holder: z.string().trim().min(2).max(120).optional(),
        born: day.optional(),
        expires: day.optional(),
        why: z.enum(kycRefusals).optional(),
        note: reason.optional(),
      }),
      answer: done,
    },
    /** Asks a player for a document. */
    'officeIdentity.ask': {
      auth: true,
      cost: 'change',
      payload: account.extend({ need: z.enum(askedNeeds), cause: z.enum(askedCauses), note: reason }),
      answer: done,
    },
    /** Asks for it no longer. */
    'officeIdentity.withdraw': {
      auth: true,
      cost: 'change',
      payload: account.extend({ need: z.enum(askedNeeds) }),
      answer: done,
    },
  }),
});
