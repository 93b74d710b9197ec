import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-titles.messages.ts';

export const tr = {
  title: 'Ayarlar',
  account: 'Hesap',
  security: 'Güvenlik',
  preferences: 'Tercihler',
} as const satisfies Translation<typeof ru>;
