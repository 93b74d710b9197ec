// Apart from the schemas, as limit-values.ts.

/** Kinds of documents that prove who somebody is, and all of them. */
export const identityDocuments = ['passport', 'id_card', 'driving_licence', 'residence_permit'] as const;
export const kycKinds = [...identityDocuments, 'address_proof', 'funds_proof'] as const;
export type KycKind = (typeof kycKinds)[number];

/** True for a document that proves who somebody is. */
export const isIdentityKind = (kind: KycKind): boolean => identityDocuments.some((one) => one === kind);

/** Reasons for which a document is not accepted. */
export const kycRefusals = [
  'unreadable',
  'cut',
  'expired',
  'otherPerson',
  'wrongKind',
  'edited',
  'underage',
  'oldAddress',
  'insufficient', // a proof of funds that explains too little
] as const;
export type KycRefusal = (typeof kycRefusals)[number];

/** Kinds of documents that a player can be asked for, and causes. */
export const requestNeeds = ['identity', 'address', 'funds'] as const;
/** Those that are asked for beside a document; funds are asked for in a case. */
export const askedNeeds = ['identity', 'address'] as const;
export const requestCauses = ['second', 'expired', 'expiring', 'unclear', 'address', 'threshold', 'funds'] as const;

/** Why somebody of the staff looks at a document: it stands across the picture and in the trail. */
export const viewPurposes = ['review', 'payout', 'compliance', 'request'] as const;
export type ViewPurpose = (typeof viewPurposes)[number];

/** Reasons for which the staff ask; expired ones are asked for by the house's rules. */
export const askedCauses = ['second', 'unclear', 'address'] as const;

/** The age from which somebody may play. */
export const MIN_AGE_YEARS = 18;

/** Media types accepted for documents: photos and scans, never a file that can run. */
export const kycMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The largest file that is taken, bytes. */
export const KYC_BYTES = 10 * 1024 * 1024;

/** Most documents that may wait for a review at once. */
export const KYC_PENDING = 10;

/** Why a document is not taken. */
export const kycCodes = {
  tooLarge: 'KYC_TOO_LARGE',
  wrongType: 'KYC_WRONG_TYPE', // no still picture as JPEG, PNG or WebP
  damaged: 'KYC_DAMAGED', // cannot be read, or too small to be read by a person
  tooMany: 'KYC_TOO_MANY',
  duplicate: 'KYC_DUPLICATE', // the same file waits or was approved
} as const;
