import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video-titles.messages.ts';

export const en = {
  title: 'How a round is checked',
} as const satisfies Translation<typeof ru>;
