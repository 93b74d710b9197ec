import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile-titles.messages.ts';

export const ua = {
  own: 'Профіль',
} as const satisfies Translation<typeof ru>;
