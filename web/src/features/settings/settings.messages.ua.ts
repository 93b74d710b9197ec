import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const ua = {
  currentPassword: 'Поточний пароль',
  repeatDiffers: 'Паролі не збігаються.',
} as const satisfies Translation<typeof ru>;
