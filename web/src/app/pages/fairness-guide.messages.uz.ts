import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessGuideRu } from './fairness-guide.messages.ts';

export const uz = {
  title: 'Qayta hisoblasa bo‘ladigan halollik',
  intro:
    'Har bir natija ikki sid va stavka raqamidan kelib chiqadi. Quyida formulalar to‘liq berilgan: istalgan raundni saytimizsiz tekshirish uchun shular yetarli.',
  'check.title': 'Raundni tekshirish',
  'check.label': 'Raund raqami yoki unga havola',
  'check.hint': 'Raqam stavkalar lentasida va o‘yin tarixida bor.',
  'check.wrong': 'Bu raund raqami emas. Uni lentadan nusxalang yoki havolani qo‘ying.',
  'check.submit': 'Tekshirish',
  'commit.title': 'Stavkadan oldingi iz',
  'commit.text':
    'Server sidi — 64 ta o‘n oltilik belgi bilan yozilgan 32 tasodifiy bayt. Stavkadan oldin uning SHA-256 qiymatini ko‘rasiz:',
  'stream.title': 'Tasodifiy sonlar oqimi',
  'stream.text':
    'Oqimning r bloki — server sidi, sizning sidingiz, stavka raqami va r ning HMAC qiymati. Har bir blok sakkizta 32 bitli so‘z beradi:',
  'roll.title': 'Kubikdagi son',
  'roll.text':
    'Birinchi v so‘zi olinadi. U ⌊2³²/10000⌋·10000 dan kichik bo‘lmasa, keyingisi olinadi: shunda har bir son bir xil ehtimolli bo‘ladi. 10000 ga bo‘lishdagi qoldiq — 0,00 dan 99,99 gacha bo‘lgan son:',
  'log.title': 'Ochiq jurnal',
  'log.text':
    'Tugagan har bir raund xeshi Merkl daraxtiga tushadi. Daraxt uchi imzolangan, shuning uchun raundni bildirmay o‘zgartirib ham, olib tashlab ham bo‘lmaydi.',
  'log.checkpoint': 'Jurnalning imzolangan uchi',
  'log.key': 'Imzoning ochiq kaliti',
  'audit.title': 'Saytsiz tekshirish',
  'audit.text':
    'Audit dasturi manba kodi bilan birga keladi va tarmoqsiz ishlaydi: bitta raund, raundlar fayli yoki jurnalning bir qismi.',
} as const satisfies Translation<typeof fairnessGuideRu>;
