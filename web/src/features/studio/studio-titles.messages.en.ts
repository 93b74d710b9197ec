import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './studio-titles.messages.ts';

export const en = {
  title: 'Studio',
} as const satisfies Translation<typeof ru>;
