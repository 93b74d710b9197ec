import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './deposit.messages.ts';

export const uz = {
  method: 'Toʻlov usuli',
  noMethods: 'Bu valyutada hozir toʻldirish usuli yoʻq: boshqasini tanlang.',
  submit: 'Toʻlovga oʻtish',
  fee: '{{from}} dan {{to}} gacha toʻldirishdan {{percent}} komissiya olinadi.',
  fraction: 'Oʻtkazmani tanish uchun summaga 0,99 gacha qoʻshiladi. Qancha oʻtkazsangiz, shuncha tushadi.',
  expired:
    'Toʻlov vaqti tugadi. Pulni oʻtkazgan boʻlsangiz, hech narsa qilish shart emas: toʻlovni topib, hisobga kiritamiz, holati tarixda koʻrinadi.',
  timeLeft: 'Qolgan vaqt',
  'pay.title': '{{id}} toʻldirish',
  'pay.waiting': 'Toʻlov kutilmoqda',
  'pay.amount': 'Oʻtkazma summasi',
  'pay.bank': 'Oluvchi banki',
  'pay.recipient': 'Oluvchi',
  'pay.card': 'Karta raqami',
  'pay.phone': 'Telefon',
  'pay.exact':
    'Aynan shu summani bitta oʻtkazma bilan yuboring. Boshqa summa qancha kelsa, shuncha hisobga olinadi; eng kam summadan oz boʻlsa, avval xodim tekshiradi.',
  'pay.redirect':
    'Toʻlov toʻlov tizimi sahifasida amalga oshadi. Sahifa shu varaqda ochiladi, toʻlovdan keyin bu yerga qaytasiz.',
  'pay.go': 'Toʻlov sahifasini ochish',
  'pay.soon': 'Pul odatda 10 daqiqada keladi. Sahifani yopish mumkin.',
  'pay.slow': '10 daqiqadan oshdi. Toʻlagan boʻlsangiz, yordam xizmatiga yozing va toʻldirish raqamini ayting.',
  'outcome.done': 'Tushdi: {{amount}}',
  'outcome.doneText': 'Pul hisobingizda.',
  'outcome.otherText': '{{asked}} oʻrniga {{arrived}} keldi: kelgan summa hisobga olindi.',
  'outcome.afterText': 'Toʻlov muddatidan keyin keldi. Biz uni toʻliq hisobga oldik.',
  'outcome.late': 'Toʻlov keldi, tekshirilmoqda',
  'outcome.lateText':
    'U muddatidan kech yoki boshqa summada keldi, shuning uchun xodim koʻrib chiqmoqda. Pul yoʻqolmagan: natija shu yerda va tarixda chiqadi.',
  'outcome.failed': 'Toʻldirish amalga oshmadi',
  'outcome.failedText': 'Hisobingiz oʻzgarmadi. Pul yechilgan boʻlsa, yordam xizmatiga yozing.',
  'outcome.bonus': 'Bonus: {{amount}}',
  'outcome.again': 'Yana toʻldirish',
  'outcome.history': 'Toʻldirish tarixi',
} as const satisfies Translation<typeof ru>;
