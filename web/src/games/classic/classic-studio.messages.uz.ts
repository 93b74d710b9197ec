import type { Translation } from '../../core/i18n/messages.ts';
import type { classicStudioRu } from './classic-studio.messages.ts';

export const uz = {
  'field.aloneMs': 'Ikkinchi o‘yinchini kutish',
  'field.maxBetsPerPlayer': 'Bir o‘yinchi tikishlari',
  'help.countdownMs': 'Ikkinchi o‘yinchi tikkandan keyin qabul qilish vaqti',
  'help.spinMs': 'Tasma to‘xtash vaqti: o‘yindan to‘lovgacha',
  'help.aloneMs': 'Tikishlar qaytarilguncha o‘yinchi birinchi tikishdan boshlab ikkinchisini qancha kutadi',
  'help.maxBetsPerPlayer': 'Bir raundda bir o‘yinchi nechta marta tika oladi',
  'bet.others': 'Boshqa o‘yinchilar',
  'class.pair': 'Ikki o‘yinchi teng',
  'class.one-of-ten': 'O‘ntadan biri',
  'class.great-share': 'Bankning o‘ndan to‘qqizi',
  'class.small-share': 'Bankning o‘ndan biri',
  'class.small-against-many': 'Yigirmataga qarshi eng kam tikish',
} as const satisfies Translation<typeof classicStudioRu>;
