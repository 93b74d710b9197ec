import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessGuideRu } from './fairness-guide.messages.ts';

export const uz = {
  title: 'Qayta hisoblasa bo‘ladigan halollik',
  intro:
    'Har bir natija ikki sid va tikish raqamidan kelib chiqadi. Quyida formulalar to‘liq berilgan: istalgan raundni saytimizsiz tekshirish uchun shular yetarli.',
  film: 'Filmni ko‘rish',
  'check.title': 'Raundni tekshirish',
  'check.label': 'Raund',
  'check.hint': 'Lentadagi raqam, havola, xesh, iz, ochilgan sid yoki o‘yin va raqam: “Jang 12”.',
  'check.wrong': 'Bu matn bilan raundni topib bo‘lmaydi. Lentadan raqamni nusxalang, havola yoki xeshni qo‘ying.',
  'check.missing': 'Hech bir o‘yinda bunday raund yo‘q.',
  'check.failed': 'Server javob bermadi. Qidiruvni qaytaring.',
  'check.found': 'Topilgan raundlar',
  'check.round': '{{game}}, {{number}}',
  'check.open': '{{game}}, {{number}}: hali davom etmoqda',
  'check.by.id': 'raqami bo‘yicha',
  'check.by.number': 'o‘yin va raqam bo‘yicha',
  'check.by.hash': 'yozuv xeshi bo‘yicha',
  'check.by.commitment': 'izi bo‘yicha',
  'check.by.seed': 'ochilgan sid bo‘yicha',
  'check.submit': 'Tekshirish',
  'own.title': 'Oxirgi raundlaringiz',
  'own.text':
    'Raundni oching — sahifasi uni shu brauzerda qayta hisoblaydi. Kubik yoki minalar raundi server sidi ochilganda to‘liq tekshiriladi: tugma shu sahifaning o‘zida.',
  'own.empty': 'O‘ynagan raundlaringiz shu yerda chiqadi.',
  'commit.title': 'Tikishdan oldingi iz',
  'commit.text':
    'Server sidi — 64 ta o‘n oltilik belgi bilan yozilgan 32 tasodifiy bayt. Tikishdan oldin uning SHA-256 qiymatini ko‘rasiz:',
  'stream.title': 'Tasodifiy sonlar oqimi',
  'stream.text':
    'Oqimning r bloki — server sidi, sizning sidingiz, tikish raqami va r ning HMAC qiymati. Har bir blok sakkizta 32 bitli so‘z beradi:',
  'shared.title': 'Umumiy bankli raundlar',
  'shared.text':
    'Jang, g‘ildirak va klassikada raundning qo‘shnilari bilan zanjirlangan o‘z sidi bor: raund izi — oldingi raundning sidi. Tanga tashlash xonalarining har birida alohida sid bor. Har bir tikishda o‘yinchi brauzeri yasagan 16 ta tasodifiy bayt bor. Tikish yopilganda kazino barcha tikishlar izini imzolaydi, shundan keyingina ochiq drand mayog‘i hech kim bila olmagan sonni beradi. Ikkalasi birga sizning sidingiz o‘rnini oladi. Mayoq vaqtida javob bermasa, raund bekor qilinadi va tikishlar qaytariladi:',
  'first.title': 'Birinchi versiya raundlari',
  'first.text':
    'Ilgari tikishlar izi va mayoq o‘rnida tikish raqamlari va o‘yinchilar sidlari turardi. Raqamlarni kazino barcha sidlarni bilgan holda berardi, shuning uchun natijani tanlashi mumkin edi; oxirgi tikkan ham shunday qila olardi. Bunday raundlarni hamon tekshirsa bo‘ladi, sahifalarida bu aytilgan.',
  'number.title': 'So‘zdan songa',
  'number.text':
    'Agar v so‘zi ⌊2³²/n⌋·n dan kichik bo‘lmasa, keyingisi olinadi: shunda 0 dan n − 1 gacha har bir son bir xil ehtimolli bo‘ladi:',
  'draws.title': 'Har bir o‘yin oqimdan nima oladi',
  'log.title': 'Ochiq jurnal',
  'log.text':
    'Tugagan har bir raund xeshi Merkl daraxtiga tushadi. Daraxt ildizi imzolangan, shuning uchun raundni bildirmay o‘zgartirib ham, olib tashlab ham bo‘lmaydi.',
  'log.checkpoint': 'Jurnalning imzolangan ildizi',
  'log.key': 'Imzoning ochiq kaliti',
  'audit.title': 'Saytsiz tekshirish',
  'audit.text':
    'Audit dasturi manba kodi bilan birga keladi va tarmoqsiz ishlaydi: bitta raund, raundlar fayli yoki jurnalning bir qismi.',
} as const satisfies Translation<typeof fairnessGuideRu>;
