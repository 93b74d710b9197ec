import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './auth-titles.messages.ts';

export const tr = {
  confirmEmail: 'E-posta onayı',
} as const satisfies Translation<typeof ru>;
