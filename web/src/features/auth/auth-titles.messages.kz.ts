import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './auth-titles.messages.ts';

export const kz = {
  confirmEmail: 'E-mail растау',
} as const satisfies Translation<typeof ru>;
