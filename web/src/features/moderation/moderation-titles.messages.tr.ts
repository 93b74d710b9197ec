import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './moderation-titles.messages.ts';

export const tr = {
  title: 'Moderasyon',
} as const satisfies Translation<typeof ru>;
