import type { kyc } from 'db';
import type { KycDocument } from '../../contract/features/kyc.contract.ts';

/** A document as it is shown to its owner and to who reviews it. */
export const shownDocument = (row: kyc.DocumentRow): KycDocument => ({
  id: row.id,
  kind: row.kind,
  bytes: row.bytes,
  status: row.status,
  reason: row.reason,
  createdAt: row.createdAt.getTime(),
  reviewedAt: row.reviewedAt?.getTime() ?? null,
});
