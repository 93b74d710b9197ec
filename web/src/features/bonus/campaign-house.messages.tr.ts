import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './campaign-house.messages.ts';

export const tr: Translation<typeof ru> = {
  subject: 'Kampanyalar',
  'subject.about': 'Her bonus açık ya da kapalıdır ve bu kurallarla verilir. Önceden verilenler eski kurallarla kalır.',
  'key.tournament': 'Günlük turnuva',
  'field.isOn': 'Açık',
  'field.terms': 'Koşul sürümü',
  'field.percent': 'Kaybın yüzdesi olarak cashback',
  'field.rewards': 'VIP seviye ödülleri',
  'field.rewards.level': 'Seviye numarası',
  'field.rewards.dic': 'DIC',
  'field.amount': 'Bonus tutarı, tam birim',
  'field.wagerTimes': 'Çevrim, kat',
  'field.connect': 'Bağlanan TON cüzdanı için, DIC',
  'field.deposit': 'TON yatırımı için, DIC',
  'field.invite': 'Davet edilen arkadaş için, DIC',
  'field.minDeposit': 'En düşük yatırım, temel birim',
};
