import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './costs.messages.ts';

export const uz: Translation<typeof ru> = {
  by: 'Davr bo‘yicha',
  'by.day': 'Kun',
  'by.week': 'Dushanbadan boshlanadigan hafta',
  'by.month': 'Oy',
  window: 'Olishdan oldingi va keyingi kunlar',
  periods: 'Narxi va depozitlar',
  'periods.text':
    'Davr narxi = haqiqiy balansga berilgani + bonus balansidan ochilgani + DIC va USDIC almashtirilgan rubl. Kun, hafta va oylar Moskva bo‘yicha.',
  cost: 'Narxi',
  before: 'Oldingi depozitlar',
  after: 'Keyingi depozitlar',
  bonuses: 'Bonuslar bo‘yicha',
  'bonuses.text':
    'Har bir qator o‘z hisobi birligida. «O‘yinchilarniki bo‘ldi» = darhol haqiqiy balansga yoki ochiq DIC ko‘rinishida berilgani, boshqa hisoblarda ochilgani. «Hali ochiq» hozirgi holat: berilgan, ammo tugamagan bonuslar summasidan ochilgani va yo‘qolgani ayiriladi. O‘ynalgan bonus berilganidan ko‘p ochishi yoki hech narsa ochmasligi mumkin.',
  all: 'Butun hisob',
  none: 'Bu vaqtda bonuslar bo‘lmagan.',
  conversions: 'DIC va USDIC almashinuvi',
  'conversions.none': 'Almashinuv bo‘lmagan.',
  'conversions.text':
    'Ochiq DIC va USDIC qayerdan kelganidan qat’i nazar bitta hisobda yotadi: almashinuv alohida bonusga tegishli emas.',
  brought: 'Oluvchilar depozitlari, oldingi va keyingi kunlar: {{days}}',
  'brought.none': 'Bu vaqtda hech kim bonus olmagan.',
  'brought.text':
    'Oluvchi davrda bir marta, undagi birinchi olishdan boshlab hisoblanadi: shu paytdan oldingi va keyingi shuncha kunda tushgan depozitlar. Farq hali depozitni bonus keltirganini anglatmaydi.',
  'col.bonus': 'Bonus',
  'col.account': 'Hisob',
  'col.granted': 'Berilgan',
  'col.released': 'Ochilgan',
  'col.lapsed': 'Yo‘qolgan',
  'col.kept': 'O‘yinchilarniki bo‘ldi',
  'col.outstanding': 'Hali ochiq',
  'col.converted': 'Almashtirilgan',
  'col.real': 'Summasi',
  'col.takers': 'Oluvchilar',
  'col.difference': 'Farq',
  'account.real': 'Haqiqiy',
  'account.bonus': 'Bonus',
  'account.dic': 'DIC',
  'account.dicLocked': 'Bloklangan DIC',
  'account.usdicLocked': 'Bloklangan USDIC',
};
