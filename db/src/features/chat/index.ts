import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  ChatAuthorEntity,
  ChatBanEntity,
  ChatBlockEntity,
  ChatInviteEntity,
  ChatMentionEntity,
  ChatMessageEntity,
  ChatReadEntity,
  ChatReportEntity,
  ChatRoomEntity,
} from './chat.entities.ts';
import { Migration070Chat } from './migration-070-chat.ts';
import { Migration072ChatBets } from './migration-072-chat-bets.ts';
import { Migration086ChatMentions } from './migration-086-chat-mentions.ts';

export * from './chat-airdrops.repository.ts';
export * from './chat-bans.repository.ts';
export * from './chat-invites.repository.ts';
export * from './chat-mentions.repository.ts';
export * from './chat-messages.repository.ts';
export * from './chat-people.repository.ts';
export * from './chat-reports.repository.ts';

export const stored: StoredFeature = {
  entities: [
    ChatRoomEntity,
    ChatMessageEntity,
    ChatAuthorEntity,
    ChatBanEntity,
    ChatBlockEntity,
    ChatReportEntity,
    ChatReadEntity,
    ChatMentionEntity,
    ChatInviteEntity,
  ],
  migrations: [
    { name: '070-chat', class: Migration070Chat },
    { name: '072-chat-bets', class: Migration072ChatBets },
    { name: '086-chat-mentions', class: Migration086ChatMentions },
  ],
};
