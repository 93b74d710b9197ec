import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile-titles.messages.ts';

export const en = {
  own: 'Profile',
} as const satisfies Translation<typeof ru>;
