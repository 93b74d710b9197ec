import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const tr = {
  currentPassword: 'Şu anki şifre',
  repeatDiffers: 'Şifreler aynı değil.',
} as const satisfies Translation<typeof ru>;
