import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Kinds of documents; all but the last two prove who somebody is. */
export const kinds = [
  'passport',
  'id_card',
  'driving_licence',
  'residence_permit',
  'address_proof',
  'funds_proof',
] as const;
export type Kind = (typeof kinds)[number];

/** A document proves this. */
export const needOf = (kind: Kind): RequestNeed =>
  kind === 'address_proof' ? 'address' : kind === 'funds_proof' ? 'funds' : 'identity';

/** Condition in SQL of kinds that prove who somebody is. */
export const isIdentitySql = (kind: string): string => `${kind} NOT IN ('address_proof', 'funds_proof')`;

/** Reasons of a rejection; each has its words in the player's language. */
export type RefusalCode =
  | 'unreadable'
  | 'cut'
  | 'expired'
  | 'otherPerson'
  | 'wrongKind'
  | 'edited'
  | 'underage'
  | 'oldAddress'
  | 'insufficient';

export type DocumentStatus = 'pending' | 'approved' | 'rejected';

/** A document by which a player proves who they are. The file is `stored_file` of area kyc under its id. */
export const KycDocumentEntity = defineEntity({
  name: 'KycDocument',
  tableName: 'kyc_document',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint(),
    kind: p.text().$type<Kind>(),
    mediaType: p.text(),
    bytes: p.integer(),
    sha256: p.blob(), // hash of the file as it was sent
    pictureSha256: p.blob().nullable(), // hash of the picture as it is kept
    status: p.text().$type<DocumentStatus>().default('pending'),
    reason: p.text().nullable(), // a rejection's, before reasons had codes
    reasonCode: p.text().$type<RefusalCode>().nullable(), // why it was rejected
    holderName: p.text().nullable(), // as a reviewer read it
    bornDay: p.integer().nullable(), // the holder's; days are the house's, 0 is 1 January 1970
    expiresDay: p.integer().nullable(), // the last day on which it counts
    createdAt: p.datetime().defaultRaw('now()'),
    reviewedAt: p.datetime().nullable(),
    reviewedBy: p.bigint().nullable(),
  },
  indexes: [{ name: 'kyc_document_user', properties: ['userId', 'id'] }],
});
export type KycDocument = InferEntity<typeof KycDocumentEntity>;

/** Kinds of documents that can be asked for, and why. */
export type RequestNeed = 'identity' | 'address' | 'funds';
export type RequestCause = 'second' | 'expired' | 'expiring' | 'unclear' | 'address' | 'threshold' | 'funds';

/** A document that a player is asked for. */
export const KycRequestEntity = defineEntity({
  name: 'KycRequest',
  tableName: 'kyc_request',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    need: p.text().$type<RequestNeed>(),
    cause: p.text().$type<RequestCause>(),
    askedBy: p.bigint().nullable(), // null: the house's rules
    askedAt: p.bigint('number'), // ms since epoch
    closedAt: p.bigint('number').nullable(), // when such a document was accepted, or it was withdrawn
    caseId: p.integer().nullable(), // case that asks for a proof of funds; the rest is of such a request, too
    words: p.text().default(''), // the officer's, to the player
    deadlineAt: p.bigint('number').nullable(),
    overdueAt: p.bigint('number').nullable(), // when the deadline was found to have passed
  },
});
export type KycRequest = InferEntity<typeof KycRequestEntity>;
