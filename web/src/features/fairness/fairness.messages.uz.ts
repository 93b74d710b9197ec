import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessRu } from './fairness.messages.ts';

export const uz = {
  intro:
    'Tikishdan oldin server o‘z sidining izini ko‘rsatadi va uni endi almashtira olmaydi. O‘z sidingizni o‘zingiz tanlaysiz, shuning uchun natija ikkala tomonga bog‘liq.',
  'pair.title': 'Joriy sidlar juftligi',
  'pair.commitment': 'Server sidining izi (SHA-256)',
  'pair.next': 'Keyingi server sidining izi',
  'pair.nonce': 'Keyingi tikish raqami (nonce)',
  'seed.label': 'Sizning sidingiz',
  'seed.hint': '1 dan 64 tagacha belgi: lotin harflari, raqamlar, “_” va “-”.',
  'seed.invalid': 'Sid 1 dan 64 tagacha belgidan iborat: lotin harflari, raqamlar, “_” va “-”.',
  'seed.random': 'Tasodifiy',
  'seed.save': 'Saqlash',
  'seed.saved': 'Yangi sid keyingi tikishdan boshlab amal qiladi',
  'rotate.title': 'Juftlikni almashtirish',
  'rotate.text':
    'Server joriy sidini ochadi va izi yuqorida ko‘rsatilgan keyingisiga o‘tadi. Shundan so‘ng ochilgan sid bilan qilingan har bir tikishni qayta hisoblash mumkin. Tikish raqamlari 0 dan boshlanadi. Balans o‘zgarmaydi.',
  'rotate.newSeed': 'O‘yinchining yangi sidi, uni ham almashtirmoqchi bo‘lsangiz',
  'rotate.action': 'Almashtirish va ochish',
  'revealed.title': 'Ochilgan juftliklar',
  'revealed.serverSeed': 'Server sidi',
  'revealed.clientSeed': 'O‘yinchi sidi',
  'revealed.commitment': 'Tikishlardan oldin ko‘rsatilgan iz',
  'revealed.computed': 'Sidning shu brauzerda hisoblangan SHA-256 qiymati',
  'revealed.pass': 'Iz mos keldi',
  'revealed.fail': 'Iz mos kelmadi: sid almashtirilgan',
  'revealed.promiseBroken': 'Yangi juftlik — izi va’da qilingan juftlik emas',
  'revealed.none': 'Bu juftlik bilan tikish qilinmagan',
  'revealed.rounds_one': '{{count}} ta tikish, oxirgi raqami {{last}}',
  'revealed.rounds_other': '{{count}} ta tikish, oxirgi raqami {{last}}',
  'how.title': 'Son qanday hosil bo‘ladi',
  'how.stream': 'Server va siz sid berasiz, tikish raqami takrorlanmaydi. Ulardan 32 bitli so‘zlar oqimi chiqadi:',
  'how.reject': 'So‘z songa og‘ishsiz aylanadi: juda katta so‘zlar o‘tkazib yuboriladi.',
  'how.check': 'Raund sahifasida, openssl bor terminalda va audit dasturi bilan tekshirish mumkin.',
  lastRound: 'Oxirgi raundni tekshirish',
  'guest.text': 'Sidlaringizni ko‘rish va o‘zgartirish uchun kiring.',
  'guest.signIn': 'Kirish',
  retry: 'Qayta urinish',
  'shared.intro':
    'Raund sidi tikkanlarning hammasiga tegishli. Uning izi tikishlardan oldin ko‘rinadi, sizning va boshqalarning sidlari esa tikish yopilgach o‘yinga kiradi. Shuning uchun natijani hech kim bilmaydi, hatto kazino ham.',
  'shared.roomIntro':
    'Har bir xonaning o‘z sidi bor. Uning izi tikishlardan oldin ko‘rinadi, ikkala o‘yinchi tikkach, ularning sidlari o‘yinga kiradi. Shuning uchun natijani hech kim bilmaydi, hatto kazino ham.',
  'shared.round': '{{number}} raund',
  'shared.hash': 'Raund sidining izi (SHA-256)',
  'shared.own': 'O‘yinga qo‘shgan hissangiz',
  'shared.own.text':
    'Bu sid siz tikkan har bir raund entropiyasiga “tikish raqami:sid” qatori bilan kiradi. O‘zgarish keyingi tikishdan amal qiladi.',
  'how.chain': 'Raundlar sidlari — zanjir: raund izi oldingisining sidiga teng, uni almashtirib bo‘lmaydi:',
  'how.room': 'Xona sidining izi tikishlardan oldin ma’lum:',
  'how.entropy': 'Tikish yopilgach, tikkanlarning sidlari entropiyani beradi:',
  'how.sharedStream': 'Raund sidi, entropiya va raund raqamidan 32 bitli so‘zlar oqimi chiqadi:',
  'lit.intro':
    'Tikishlardan oldin raund sidining izi ko‘rinadi. Har bir tikish o‘z o‘yinchisi brauzeridan tasodifiy baytlar qo‘shadi, tikish yopilgach esa ochiq mayoq hech kim oldindan bila olmaydigan sonni qo‘shadi. Shuning uchun natijani kazino ham, o‘yinchilar ham, ikkalasi birga ham tanlay olmaydi.',
  'lit.own.text':
    'Har bir tikish uchun shu brauzer 16 ta tasodifiy baytni o‘zi yasaydi va unga berilgan imzolangan kvitansiyani saqlaydi. Sozlash kerak emas.',
  'lit.receipts': 'Kvitansiyalaringiz',
  'how.bets': 'Tikish yopilganda kazino tikishlar izini imzolaydi:',
  'how.beacon': 'Keyin ochiq mayoq o‘z raundini imzolaydi; undan oldin bu imzoni hech kim bilmaydi:',
  'how.litStream': 'Raund sidi, tikishlar izi, mayoq soni va raund raqami 32 bitli so‘zlar oqimini beradi:',
} as const satisfies Translation<typeof fairnessRu>;
