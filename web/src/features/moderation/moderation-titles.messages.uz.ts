import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './moderation-titles.messages.ts';

export const uz = {
  title: 'Moderatsiya',
} as const satisfies Translation<typeof ru>;
