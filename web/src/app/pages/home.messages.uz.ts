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
  'steps.film': 'Filmni ko‘rish',
  'steps.more': 'Halollik haqida batafsil',
} as const satisfies Translation<typeof homeRu>;
