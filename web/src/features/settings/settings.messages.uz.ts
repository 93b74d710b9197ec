import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const uz = {
  currentPassword: 'Joriy parol',
  repeatDiffers: 'Parollar mos emas.',
} as const satisfies Translation<typeof ru>;
