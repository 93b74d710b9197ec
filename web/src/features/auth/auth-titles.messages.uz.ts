import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './auth-titles.messages.ts';

export const uz = {
  confirmEmail: 'E-mailni tasdiqlash',
} as const satisfies Translation<typeof ru>;
