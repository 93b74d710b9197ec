import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-house.messages.ts';

export const uz = {
  subject: 'Kunlik turnir sovrinlari',
  'subject.about':
    'Jamg‘arma va o‘rinlar ulushi. O‘zgarish Moskva vaqti bilan keyingi kundan kuchga kiradi: boshlangan kunniki belgilab qo‘yilgan.',
  daily: 'Kunlik turnir',
  'field.isOn': 'O‘tkaziladi',
  'field.bankTon': 'Jamg‘arma, TON',
  'field.shares': 'O‘rinlar ulushi',
  'rule.shares': 'Ulushlar yig‘indisi 100, hech biri oldingisidan katta emas.',
  'field.shares.percent': 'Ulush, foiz',
  'field.terms': 'Shartlar versiyasi',
} as const satisfies Translation<typeof ru>;
