import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './crypto.messages.ts';

export const uz = {
  bonus: 'Kriptovalyuta bilan har bir to‘ldirishga {{percent}} qo‘shamiz.',
  none: 'Hozir kriptovalyuta bilan to‘ldirib bo‘lmaydi: boshqa usulni tanlang.',
  network: 'Tarmoq',
  coin: 'Tanga',
  from: '{{amount}} dan',
  warning:
    'Bu yerga faqat {{network}} tarmog‘idagi {{coin}} yuboring. Boshqa tanga yoki tarmoq yetib kelmaydi va qaytarib bo‘lmaydi.',
  qr: 'Manzilning QR kodi',
  address: '{{network}} tarmog‘ida {{coin}} manzili',
  memo: 'Memo (izoh)',
  memoNeeded: 'Memosiz to‘lovni tanib bo‘lmaydi: uni o‘tkazmaga yozing.',
  minimum: 'Eng kami: {{amount}}. Kamroq summa hisobga tushmaydi.',
  watch: 'Tarmoq ko‘rishi bilan o‘tkazma shu sahifada paydo bo‘ladi.',
  incoming: 'Kelayotgan to‘ldirishlar',
  confirmations: 'Tasdiqlar: {{required}} dan {{confirmations}}',
  credited: '{{amount}} tushdi',
} as const satisfies Translation<typeof ru>;
