import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './ton.messages.ts';

export const uz = {
  title: 'Oʻz TON hamyoningizdan',
  text: 'Hamyonni ulang: u sizniki ekanini imzolaydi. Imzo pul yechmaydi.',
  connect: 'Hamyonni ulash',
  connected: 'Ulangan hamyon: {{wallet}}',
  to: 'Shu manzilga yuborish',
  memo: 'Memo (majburiy)',
  minimum: 'Eng kami: {{amount}}',
  course: 'Hozirgi kurs: 1 TON = {{course}}',
  timeLeft: 'Oʻtkazmani kutamiz',
} as const satisfies Translation<typeof ru>;
