import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile-titles.messages.ts';

export const kz = {
  own: 'Профиль',
} as const satisfies Translation<typeof ru>;
