import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-house.messages.ts';

export const tr = {
  subject: 'Günlük turnuvanın ödülleri',
  'subject.about':
    'Ödül havuzu ve sıraların payları. Değişiklik Moskova saatine göre ertesi günden itibaren geçerlidir: başlamış bir gününkiler sabittir.',
  daily: 'Günlük turnuva',
  'field.isOn': 'Düzenleniyor',
  'field.bankTon': 'Havuz, TON',
  'field.shares': 'Sıraların payları',
  'rule.shares': 'Payların toplamı 100’dür ve hiçbiri bir öncekinden büyük değildir.',
  'field.shares.percent': 'Pay, yüzde',
  'field.terms': 'Koşulların sürümü',
} as const satisfies Translation<typeof ru>;
