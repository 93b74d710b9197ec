import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile-titles.messages.ts';

export const uz = {
  own: 'Profil',
} as const satisfies Translation<typeof ru>;
