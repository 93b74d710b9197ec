import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-layout.messages.ts';

export const tr = {
  guest: 'Ayarlarınızı görmek için giriş yapın.',
  signIn: 'Giriş yap',
} as const satisfies Translation<typeof ru>;
