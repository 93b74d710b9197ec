import type { Translation } from '../../core/i18n/messages.ts';
import type { diceHomeRu } from './dice-home.messages.ts';

export const tr = {
  last: 'Son sayı: {{number}}',
  banner: 'Şansı siz seçersiniz, ödeme bahisten önce bellidir.',
} as const satisfies Translation<typeof diceHomeRu>;
