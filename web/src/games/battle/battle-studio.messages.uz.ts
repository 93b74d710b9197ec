import type { Translation } from '../../core/i18n/messages.ts';
import type { battleStudioRu } from './battle-studio.messages.ts';

export const uz = {
  'help.commissionPpm': 'Yutqazgan bankdan kazino oladigan ulush',
  'help.countdownMs': 'Ikkala jamoada ham tikish bo‘lgandan keyin qabul qilish vaqti',
  'cue.red': 'qizillarga tikish',
  'cue.blue': 'ko‘klarga tikish',
  'bet.team': 'Jamoa',
  'bet.allies': 'Shu jamoadagi boshqa o‘yinchilar',
  'bet.rivals': 'Boshqa jamoadagi o‘yinchilar',
  'option.red': 'Qizillar',
  'option.blue': 'Ko‘klar',
  'class.equal': 'Banklar teng',
  'class.great-bank': 'O‘z banki 9 baravar katta',
  'class.small-bank': 'O‘z banki 9 baravar kichik',
  'class.crowd': 'Har tomondan 50 tadan tikish',
  'class.small-against-many': 'Yigirmataga qarshi eng kam tikish',
} as const satisfies Translation<typeof battleStudioRu>;
