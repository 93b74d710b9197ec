import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './auth-titles.messages.ts';

export const ua = {
  confirmEmail: 'Підтвердження e-mail',
} as const satisfies Translation<typeof ru>;
