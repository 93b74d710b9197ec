import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './moderation-titles.messages.ts';

export const kz = {
  title: 'Модерация',
} as const satisfies Translation<typeof ru>;
