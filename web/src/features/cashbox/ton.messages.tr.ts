import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './ton.messages.ts';

export const tr = {
  title: 'Kendi TON cüzdanınızdan',
  text: 'Cüzdanınızı bağlayın: size ait olduğunu imzalar. İmza para çekmez.',
  connect: 'Cüzdan bağla',
  connected: 'Bağlı cüzdan: {{wallet}}',
  to: 'Bu adrese gönderin',
  memo: 'Memo (zorunlu)',
  minimum: 'En az: {{amount}}',
  course: 'Şu anki kur: 1 TON = {{course}}',
  timeLeft: 'Havale bekleniyor',
} as const satisfies Translation<typeof ru>;
