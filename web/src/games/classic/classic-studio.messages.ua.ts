import type { Translation } from '../../core/i18n/messages.ts';
import type { classicStudioRu } from './classic-studio.messages.ts';

export const ua = {
  'field.aloneMs': 'Очікування другого гравця',
  'field.maxBetsPerPlayer': 'Ставок на гравця',
  'help.countdownMs': 'Скільки приймаються ставки після того, як поставив другий гравець',
  'help.spinMs': 'Скільки стрічка зупиняється: від розіграшу до виплати',
  'help.aloneMs': 'Скільки гравець чекає на другого від першої ставки, перш ніж ставки повернуться',
  'help.maxBetsPerPlayer': 'Скільки ставок може зробити один гравець за раунд',
  'bet.others': 'Інших гравців',
  'class.pair': 'Два гравці порівну',
  'class.one-of-ten': 'Один із десяти',
  'class.great-share': 'Дев’ять десятих банку',
  'class.small-share': 'Десята частина банку',
  'class.small-against-many': 'Найменша ставка проти двадцяти',
} as const satisfies Translation<typeof classicStudioRu>;
