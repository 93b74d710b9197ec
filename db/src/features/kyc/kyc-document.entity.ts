import { defineEntity, p } from '@mikro-orm/core';

/** A document by which a player proves who they are. The file lies in the data directory under its id. */
export const KycDocumentEntity = defineEntity({
  name: 'KycDocument',
  tableName: 'kyc_document',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint(),
    kind: p.text(),
    mediaType: p.text(),
    bytes: p.integer(),
    sha256: p.blob(), // of the file as it was sent
    pictureSha256: p.blob().nullable(), // of the picture as it is kept
    status: p.text().$type<'pending' | 'approved' | 'rejected'>().default('pending'),
    reason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    reviewedAt: p.datetime().nullable(),
    reviewedBy: p.bigint().nullable(),
  },
  indexes: [{ name: 'kyc_document_user', properties: ['userId', 'id'] }],
});
