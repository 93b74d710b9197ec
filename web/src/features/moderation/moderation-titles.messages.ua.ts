import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './moderation-titles.messages.ts';

export const ua = {
  title: 'Модерація',
} as const satisfies Translation<typeof ru>;
