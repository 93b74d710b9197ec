import { z } from 'zod';
import { uuid } from './ids.ts';

/** What a document proves; all but the last prove who somebody is. */
export const kycKinds = ['passport', 'id_card', 'driving_licence', 'residence_permit', 'address_proof'] as const;
export type KycKind = (typeof kycKinds)[number];

/** What a document's file may be. */
export const kycMediaTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type KycMediaType = (typeof kycMediaTypes)[number];

/** The largest file that is taken, bytes. */
export const KYC_BYTES = 10 * 1024 * 1024;

/** How many documents may wait for a review at once. */
export const KYC_PENDING = 10;

/** Why a document is not taken. */
export const kycCodes = {
  tooLarge: 'KYC_TOO_LARGE',
  wrongType: 'KYC_WRONG_TYPE', // neither jpeg, png nor pdf, or not what it says it is
  damaged: 'KYC_DAMAGED', // cannot be read, or too small to be read by a person
  unsafe: 'KYC_UNSAFE', // a pdf with scripts or files in it, or behind a password
  tooMany: 'KYC_TOO_MANY',
  duplicate: 'KYC_DUPLICATE', // the same file waits or was approved
} as const;

export const kycDocumentSchema = z.object({
  id: uuid,
  kind: z.enum(kycKinds),
  mediaType: z.enum(kycMediaTypes),
  bytes: z.int(),
  status: z.enum(['pending', 'approved', 'rejected']),
  reason: z.string().nullable(), // why it was rejected
  createdAt: z.int(), // ms since epoch, as all times
  reviewedAt: z.int().nullable(),
});
export type KycDocument = z.infer<typeof kycDocumentSchema>;

export const kycCalls = {
  'kyc.load': {
    auth: true,
    payload: z.object({}),
    answer: z.object({
      status: z.enum(['none', 'pending', 'approved', 'rejected']),
      documents: z.array(kycDocumentSchema), // the newest first
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
