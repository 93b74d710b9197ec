import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration077Notices } from './migration-077-notices.ts';
import { Migration079NoticeKinds } from './migration-079-notice-kinds.ts';
import {
  NoticeChoiceEntity,
  NoticeEntity,
  NoticePresenceEntity,
  NoticePushEntity,
  PushSubscriptionEntity,
} from './notice.entity.ts';

export * from './add-notices.ts';
export * from './choices.repository.ts';
export * from './ending-bonuses.ts';
export * from './late-wins.ts';
export * from './notices.repository.ts';
export * from './pushes.repository.ts';

export const stored: StoredFeature = {
  entities: [NoticeEntity, NoticeChoiceEntity, PushSubscriptionEntity, NoticePushEntity, NoticePresenceEntity],
  migrations: [
    { name: '077-notices', class: Migration077Notices },
    { name: '079-notice-kinds', class: Migration079NoticeKinds },
  ],
};
