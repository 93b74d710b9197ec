import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './deposit.messages.ts';

export const uz = {
  method: 'To‘lov usuli',
  noMethods: 'Bu valyutada hozir to‘ldirish usuli yo‘q: boshqasini tanlang.',
  submit: 'To‘lovga o‘tish',
  fee: '{{from}} dan {{to}} gacha to‘ldirishdan {{percent}} komissiya olinadi.',
  fraction: 'O‘tkazmani tanish uchun summaga 0,99 gacha qo‘shiladi. Qancha o‘tkazsangiz, shuncha tushadi.',
  expired:
    'To‘lov vaqti tugadi. Pulni o‘tkazgan bo‘lsangiz, hech narsa qilish shart emas: to‘lovni topib, hisobga kiritamiz, holati tarixda ko‘rinadi.',
  timeLeft: 'Qolgan vaqt',
  'pay.title': '{{id}} to‘ldirish',
  'pay.waiting': 'To‘lov kutilmoqda',
  'pay.amount': 'O‘tkazma summasi',
  'pay.bank': 'Oluvchi banki',
  'pay.recipient': 'Oluvchi',
  'pay.card': 'Karta raqami',
  'pay.phone': 'Telefon',
  'pay.exact':
    'Aynan shu summani bitta o‘tkazma bilan yuboring. Boshqa summa qancha kelsa, shuncha hisobga olinadi; eng kam summadan oz bo‘lsa, avval xodim tekshiradi.',
  'pay.redirect':
    'To‘lov to‘lov tizimi sahifasida amalga oshadi. Sahifa shu varaqda ochiladi, to‘lovdan keyin bu yerga qaytasiz.',
  'pay.go': 'To‘lov sahifasini ochish',
  'pay.soon': 'Pul odatda 10 daqiqada keladi. Sahifani yopish mumkin.',
  'pay.slow': '10 daqiqadan oshdi. To‘lagan bo‘lsangiz, yordam xizmatiga yozing va to‘ldirish raqamini ayting.',
  'outcome.done': 'Tushdi: {{amount}}',
  'outcome.doneText': 'Pul hisobingizda.',
  'outcome.otherText': '{{asked}} o‘rniga {{arrived}} keldi: kelgan summa hisobga olindi.',
  'outcome.afterText': 'To‘lov muddatidan keyin keldi. Biz uni to‘liq hisobga oldik.',
  'outcome.late': 'To‘lov keldi, tekshirilmoqda',
  'outcome.lateText':
    'U muddatidan kech yoki boshqa summada keldi, shuning uchun xodim ko‘rib chiqmoqda. Pul yo‘qolmagan: natija shu yerda va tarixda chiqadi.',
  'outcome.failed': 'To‘ldirish amalga oshmadi',
  'outcome.failedText': 'Hisobingiz o‘zgarmadi. Pul yechilgan bo‘lsa, yordam xizmatiga yozing.',
  'outcome.bonus': 'Bonus: {{amount}}',
  'outcome.again': 'Yana to‘ldirish',
  'outcome.history': 'To‘ldirish tarixi',
} as const satisfies Translation<typeof ru>;
