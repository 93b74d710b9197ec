import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const tr = {
  currentPassword: 'Şu anki şifre',
  again: 'Çıkıp yeniden giriş yap',
  repeatDiffers: 'Şifreler aynı değil.',
} as const satisfies Translation<typeof ru>;
