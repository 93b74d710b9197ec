import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-layout.messages.ts';

export const tr = {
  title: 'Ayarlar',
  'tab.account': 'Hesap',
  'tab.security': 'Güvenlik',
  'tab.preferences': 'Tercihler',
  'tab.limits': 'Limitler',
  'tab.kyc': 'Doğrulama',
  guest: 'Ayarlarınızı görmek için giriş yapın.',
  signIn: 'Giriş yap',
} as const satisfies Translation<typeof ru>;
