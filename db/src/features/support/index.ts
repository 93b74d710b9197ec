import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration080Support } from './migration-080-support.ts';
import { Migration100ReadyVersions } from './migration-100-ready-versions.ts';
import {
  SupportAttachmentEntity,
  SupportConversationEntity,
  SupportEventEntity,
  SupportMessageEntity,
  SupportReadyAnswerEntity,
  SupportReadyVersionEntity,
} from './support.entities.ts';

export * from './support-attachments.repository.ts';
export * from './support-cards.repository.ts';
export * from './support-conversations.repository.ts';
export * from './support-desk.repository.ts';
export * from './support-mail.repository.ts';
export * from './support-messages.repository.ts';
export { lockSupportOwner, type SupportOwner } from './support-owner.ts';
export * from './support-ready-answers.repository.ts';

export const stored: StoredFeature = {
  entities: [
    SupportConversationEntity,
    SupportMessageEntity,
    SupportAttachmentEntity,
    SupportEventEntity,
    SupportReadyAnswerEntity,
    SupportReadyVersionEntity,
  ],
  migrations: [
    { name: '080-support', class: Migration080Support },
    { name: '100-ready-versions', class: Migration100ReadyVersions },
  ],
};
