// Apart from the schemas, as limit-values.ts.

/** What a document proves; all but the last prove who somebody is. */
export const kycKinds = ['passport', 'id_card', 'driving_licence', 'residence_permit', 'address_proof'] as const;
export type KycKind = (typeof kycKinds)[number];

/** What a document's file may be when it is sent: a photo or a scan, never a file that can do something. */
export const kycMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The largest file that is taken, bytes. */
export const KYC_BYTES = 10 * 1024 * 1024;

/** How many documents may wait for a review at once. */
export const KYC_PENDING = 10;

/** Why a document is not taken. */
export const kycCodes = {
  tooLarge: 'KYC_TOO_LARGE',
  wrongType: 'KYC_WRONG_TYPE', // no still picture as JPEG, PNG or WebP
  damaged: 'KYC_DAMAGED', // cannot be read, or too small to be read by a person
  tooMany: 'KYC_TOO_MANY',
  duplicate: 'KYC_DUPLICATE', // the same file waits or was approved
} as const;
