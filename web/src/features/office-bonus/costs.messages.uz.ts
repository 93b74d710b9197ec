import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './costs.messages.ts';

export const uz: Translation<typeof ru> = {
  by: 'Ko‘rsatish',
  'by.day': 'Kun',
  'by.week': 'Dushanbadan boshlanadigan hafta',
  'by.month': 'Oy',
  window: 'Olishdan oldingi va keyingi kunlar',
  periods: 'Narxi va depozitlar',
  'periods.text':
    'Davr narxi = real balansga berilgani + bonus balansidan bo‘shatilgani + DIC va USDIC almashtirilgan rubl. Kun, hafta va oylar Moskva bo‘yicha.',
  cost: 'Narxi',
  before: 'Oldingi depozitlar',
  after: 'Keyingi depozitlar',
  bonuses: 'Bonuslar bo‘yicha',
  'bonuses.text':
    'Har bir qator o‘z hisobi birligida. «O‘yinchilarniki bo‘ldi» = darhol real balansga yoki erkin DIC ko‘rinishida berilgani, boshqa hisoblarda bo‘shatilgani. «Hali ochiq» hozirgi holat: berilgan, ammo tugamagan bonuslar summasidan bo‘shatilgan va kuyganlari ayiriladi. O‘ynalgan bonus berilganidan ko‘p bo‘shatishi yoki hech narsa bo‘shatmasligi mumkin.',
  all: 'Butun hisobdan',
  none: 'Bu vaqtda bonuslar bo‘lmagan.',
  conversions: 'DIC va USDIC almashinuvi',
  'conversions.none': 'Almashinuv bo‘lmagan.',
  'conversions.text':
    'Erkin DIC va USDIC qayerdan kelganidan qat’i nazar bitta hisobda yotadi: almashinuv alohida bonusga tegishli emas.',
  brought: 'Oluvchilar depozitlari, oldingi va keyingi kunlar: {{days}}',
  'brought.none': 'Bu vaqtda hech kim bonus olmagan.',
  'brought.text':
    'Oluvchi davrda bir marta, undagi birinchi olishdan boshlab hisoblanadi: shu paytdan oldingi va keyingi shuncha kunda tushgan depozitlar. Farq hali depozitni bonus keltirganini anglatmaydi.',
  'col.bonus': 'Bonus',
  'col.account': 'Hisob',
  'col.granted': 'Berilgan',
  'col.released': 'Bo‘shatilgan',
  'col.lapsed': 'Kuygan',
  'col.kept': 'O‘yinchilarniki bo‘ldi',
  'col.outstanding': 'Hali ochiq',
  'col.converted': 'Almashtirilgan',
  'col.real': 'Summasi',
  'col.takers': 'Oluvchilar',
  'col.difference': 'Farq',
  'account.real': 'Real',
  'account.bonus': 'Bonus',
  'account.dic': 'DIC',
  'account.dicLocked': 'Bloklangan DIC',
  'account.usdicLocked': 'Bloklangan USDIC',
};
