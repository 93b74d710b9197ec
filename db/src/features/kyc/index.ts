import type { StoredFeature } from '../../core/stored-feature.ts';
import { KycDocumentEntity, KycRequestEntity } from './kyc-document.entity.ts';
import { Migration088Identity } from './migration-088-identity.ts';
import { Migration101IdentityThresholds } from './migration-101-identity-thresholds.ts';
import { Migration102FundsRequests } from './migration-102-funds-requests.ts';

export {
  kinds,
  type DocumentStatus,
  type Kind,
  type RefusalCode,
  type RequestCause,
  type RequestNeed,
} from './kyc-document.entity.ts';
export * from './funds-requests.repository.ts';
export * from './identity-sums.repository.ts';
export * from './kyc-documents.repository.ts';
export * from './kyc-queue.repository.ts';
export * from './kyc-requests.repository.ts';

export const stored: StoredFeature = {
  entities: [KycDocumentEntity, KycRequestEntity],
  migrations: [
    { name: '088-identity', class: Migration088Identity },
    { name: '101-identity-thresholds', class: Migration101IdentityThresholds },
    { name: '102-funds-requests', class: Migration102FundsRequests },
  ],
};
