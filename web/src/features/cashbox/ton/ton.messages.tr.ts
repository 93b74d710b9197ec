import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './ton.messages.ts';

export const tr = {
  title: 'Kendi TON cüzdanınızdan',
  text: 'Cüzdanınızı bağlayın: size ait olduğunu imzalar. İmza para çekmez; her transferi cüzdanda siz onaylarsınız.',
  connect: 'Cüzdan bağla',
  connected: 'Bağlı cüzdan: {{wallet}}',
  to: 'Bu adrese gönderin',
  memo: 'Memo (zorunlu)',
  minimum: 'En az: {{amount}}',
  course: 'Şu anki kur: 1 TON = {{course}}',
  timeLeft: 'Havale bekleniyor',
  choose: 'Cüzdan seçin',
  waiting: '{{wallet}} cüzdanında onay bekleniyor',
  scan: 'Cüzdanı bu cihazda açın ya da kodu telefonunuzla tarayın.',
  code: 'Cüzdanı bağlayan QR kodu',
  open: '{{wallet}} uygulamasını aç',
  other: 'Başka cüzdan seç',
  notConnected: 'Cüzdan bağlanmadı: istek reddedildi ya da cüzdan yanıt vermedi.',
  byHand: 'Transferi kendiniz de yapabilirsiniz: bu adrese ve mutlaka bu memo ile.',
  amount: 'Gönderilecek tutar',
  amountWrong: 'Sıfırdan büyük, en fazla dokuz ondalıklı bir tutar girin.',
  amountLow: 'Tutar en az {{amount}} olmalı.',
  send: 'Cüzdandan gönder',
  'outcome.asked': 'Transferi cüzdanınızda onaylayın.',
  'outcome.sent': 'Cüzdanınız transferi gönderdi. Ağ üzerinden ulaşınca hesabınıza geçer.',
  'outcome.declined': 'Transferi cüzdanda reddettiniz. Hiçbir şey gönderilmedi.',
  'outcome.unsure':
    'Cüzdan transferi onaylamadı. Yeniden denemeden önce paranın gönderilip gönderilmediğini cüzdandan kontrol edin.',
  disconnect: 'Cüzdanın bağlantısını kes',
} as const satisfies Translation<typeof ru>;
