import type { StoredFeature } from '../../core/stored-feature.ts';
import { KycDocumentEntity } from './kyc-document.entity.ts';

export { kinds, type DocumentStatus, type Kind } from './kyc-document.entity.ts';
export * from './kyc-documents.repository.ts';

export const stored: StoredFeature = { entities: [KycDocumentEntity] };
