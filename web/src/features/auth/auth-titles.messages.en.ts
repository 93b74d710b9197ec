import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './auth-titles.messages.ts';

export const en = {
  confirmEmail: 'E-mail confirmation',
} as const satisfies Translation<typeof ru>;
