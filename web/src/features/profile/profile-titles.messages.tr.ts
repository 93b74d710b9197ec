import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile-titles.messages.ts';

export const tr = {
  own: 'Profil',
} as const satisfies Translation<typeof ru>;
