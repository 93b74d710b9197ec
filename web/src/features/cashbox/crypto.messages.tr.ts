import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './crypto.messages.ts';

export const tr = {
  bonus: 'Her kripto yatırımına {{percent}} ekliyoruz.',
  none: 'Şu an kripto ile yatırım yapılamıyor: başka bir yol seçin.',
  network: 'Ağ',
  coin: 'Coin',
  from: 'en az {{amount}}',
  warning: 'Buraya yalnızca {{network}} ağında {{coin}} gönderin. Başka bir coin veya ağ ulaşmaz ve geri alınamaz.',
  qr: 'Adresin QR kodu',
  address: '{{network}} ağında {{coin}} adresi',
  memo: 'Memo (açıklama)',
  memoNeeded: 'Memo olmadan ödemeniz tanınamaz: havaleye yazın.',
  minimum: 'En az: {{amount}}. Daha azı hesaba geçmez.',
  watch: 'Havaleniz ağ tarafından görülür görülmez bu sayfada çıkar.',
  incoming: 'Gelen yatırımlar',
  confirmations: 'Onay: {{confirmations}} / {{required}}',
  credited: '{{amount}} hesaba geçti',
} as const satisfies Translation<typeof ru>;
