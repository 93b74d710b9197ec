import type { Translation } from '../../core/i18n/messages.ts';
import type { homeRu } from './home.messages.ts';

export const uz = {
  'hero.title': 'Shisha devorli kazino',
  'hero.text':
    'Sid izi tikishdan oldin ko‘rsatiladi, natija ochiq formula bo‘yicha hisoblanadi, har bir raund ochiq jurnalda qoladi. So‘zga ishonmang: o‘zingiz qayta hisoblang.',
  'hero.play': 'O‘ynash',
  'hero.check': 'Qanday tekshirish mumkin',
  'trace.seed': 'Sid',
  'trace.word': 'Oqim',
  'trace.number': 'Son',
  'trace.outcome': 'Natija',
  'trace.win': '> 50: yutuq',
  'trace.caption': 'Haqiqiy misol: server sidi {{seed}}, o‘yinchi sidi “{{client}}”, {{nonce}} tikish.',
  'games.title': 'O‘z o‘yinlarimiz',
  'game.text.dice': '0.00 dan 99.99 gacha bo‘lgan son. Chegara va tomonni tanlang.',
  'game.text.mines': '24 katak, ostida minalar. Oching va yutuqni vaqtida oling.',
  'game.text.battle': 'Qizillar ko‘klarga qarshi: g‘oliblar yutqazganlar bankini bo‘lishadi.',
  'game.text.wheel': '32 segment va 30× gacha ko‘paytirgichlar. Bir nechtasiga birdan tikish mumkin.',
  'game.text.coinflip': 'Ikki kishi teng tikadi, hammasini kim olishini tanga hal qiladi.',
  'game.text.classic': 'Hamma uchun bitta bank. Chipta qancha ko‘p bo‘lsa, imkoniyat shuncha yuqori.',
  'games.rtp': 'O‘yinchiga qaytim {{rtp}}',
  'games.previous': 'Oldingi o‘yinlar',
  'games.next': 'Keyingi o‘yinlar',
  'steps.title': 'Nega raundni soxtalashtirib bo‘lmaydi',
  'step.commit': 'Tikishdan oldin',
  'step.commit.text': 'Server o‘z sidining SHA-256 qiymatini ko‘rsatadi. Shundan keyin sidni almashtirib bo‘lmaydi.',
  'step.draw': 'Tikish paytida',
  'step.draw.text': 'Son server sidi, sizning sidingiz va tikish raqamidan chiqadi. O‘z sidingizni o‘zingiz tanlaysiz.',
  'step.check': 'Keyin',
  'step.check.text': 'Sid ochiladi va raundni brauzerda, terminalda yoki audit dasturi bilan qayta hisoblash mumkin.',
  'steps.more': 'Halollik haqida batafsil',
} as const satisfies Translation<typeof homeRu>;
