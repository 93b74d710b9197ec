import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video-titles.messages.ts';

export const uz = {
  title: 'Raund qanday tekshiriladi',
} as const satisfies Translation<typeof ru>;
