import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Kinds of documents; all but the last prove who somebody is. */
export const kinds = ['passport', 'id_card', 'driving_licence', 'residence_permit', 'address_proof'] as const;
export type Kind = (typeof kinds)[number];

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
    reason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    reviewedAt: p.datetime().nullable(),
    reviewedBy: p.bigint().nullable(),
  },
  indexes: [{ name: 'kyc_document_user', properties: ['userId', 'id'] }],
});
export type KycDocument = InferEntity<typeof KycDocumentEntity>;
