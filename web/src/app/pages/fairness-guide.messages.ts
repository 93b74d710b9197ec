import { defineMessages } from '../../core/i18n/messages.ts';

/** The page about fairness, in the source language. */
export const fairnessGuideRu = {
  title: 'Честность, которую можно пересчитать',
  intro:
    'Каждый результат следует из двух сидов и номера ставки. Ниже — формулы целиком: их достаточно, чтобы проверить любой раунд без нашего сайта.',
  'check.title': 'Проверить раунд',
  'check.label': 'Номер раунда или ссылка на него',
  'check.hint': 'Номер есть в ленте ставок и в истории игры.',
  'check.wrong': 'Это не номер раунда. Скопируйте его из ленты или вставьте ссылку.',
  'check.submit': 'Проверить',
  'commit.title': 'Отпечаток до ставки',
  'commit.text':
    'Сид сервера — 32 случайных байта, записанных 64 шестнадцатеричными знаками. До ставки вы видите его SHA-256:',
  'stream.title': 'Поток случайных чисел',
  'stream.text':
    'Блок r потока — это HMAC сида сервера, вашего сида, номера ставки и r. Каждый блок даёт восемь 32-битных слов:',
  'roll.title': 'Число в костях',
  'roll.text':
    'Берётся первое слово v. Если оно не меньше ⌊2³²/10000⌋·10000, берётся следующее: так каждое число одинаково вероятно. Остаток от деления на 10000 — это число от 0,00 до 99,99:',
  'log.title': 'Открытый журнал',
  'log.text':
    'Хеш каждого завершённого раунда попадает в дерево Меркла. Вершина дерева подписана, поэтому раунд нельзя ни изменить, ни убрать незаметно.',
  'log.checkpoint': 'Подписанная вершина журнала',
  'log.key': 'Открытый ключ подписи',
  'audit.title': 'Проверка без сайта',
  'audit.text':
    'Программа аудита входит в исходный код и работает без сети: один раунд, файл с раундами или отрезок журнала.',
} as const;

export const fairnessGuideMessages = defineMessages('fairness-guide', fairnessGuideRu, {
  en: () => import('./fairness-guide.messages.en.ts'),
  ua: () => import('./fairness-guide.messages.ua.ts'),
  kz: () => import('./fairness-guide.messages.kz.ts'),
  uz: () => import('./fairness-guide.messages.uz.ts'),
  tr: () => import('./fairness-guide.messages.tr.ts'),
});
