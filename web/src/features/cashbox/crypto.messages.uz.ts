import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './crypto.messages.ts';

export const uz = {
  bonus: 'Kriptovalyuta bilan har bir toʻldirishga {{percent}} qoʻshamiz.',
  none: 'Hozir kriptovalyuta bilan toʻldirib boʻlmaydi: boshqa usulni tanlang.',
  network: 'Tarmoq',
  coin: 'Tanga',
  from: '{{amount}} dan',
  warning:
    'Bu yerga faqat {{network}} tarmogʻidagi {{coin}} yuboring. Boshqa tanga yoki tarmoq yetib kelmaydi va qaytarib boʻlmaydi.',
  qr: 'Manzilning QR kodi',
  address: '{{network}} tarmogʻida {{coin}} manzili',
  memo: 'Memo (izoh)',
  memoNeeded: 'Memosiz toʻlovni tanib boʻlmaydi: uni oʻtkazmaga yozing.',
  minimum: 'Eng kami: {{amount}}. Kamroq summa hisobga tushmaydi.',
  watch: 'Tarmoq koʻrishi bilan oʻtkazma shu sahifada paydo boʻladi.',
  incoming: 'Kelayotgan toʻldirishlar',
  confirmations: 'Tasdiqlar: {{required}} dan {{confirmations}}',
  credited: '{{amount}} tushdi',
} as const satisfies Translation<typeof ru>;
