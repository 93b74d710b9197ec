import { defineMessages } from '../../core/i18n/messages.ts';

/** What a config is aimed at, in the source language. */
export const ru = {
  text: 'Напишите, к чему стремиться. Пустое может быть любым. Предложения проходят проверку.',
  'goal.rtp': 'Возврат игроку',
  'goal.hitFrequency': 'Частота выплат',
  'goal.topMultiplier': 'Наибольший множитель',
  wrong: 'Напишите число больше нуля.',
  seek: 'Подобрать',
  nothing: 'Рядом с этой целью нет настройки, которая прошла бы проверку.',
  reached: 'Ближе к этой цели, чем сейчас, ничего нет.',
  blocked: 'Ближайшие настройки не проходят границы:',
  blockedNearer: 'Ещё более близкие настройки не проходят границы:',
  'tables.title': 'Таблицы выигрышей',
  'tables.text':
    'Назовите возврат, разброс (стандартное отклонение в ставках) и выигрыши через пробел: «2 3 5 30». Каждая таблица посчитана точно и сыграна.',
  'tables.deviation': 'Разброс',
  'tables.wins': 'Выигрыши',
  'tables.simulated': 'В симуляции',
  'tables.check': 'Сверка',
  'tables.agrees': 'сходится',
  'tables.differs': 'расходится',
  open: 'решает стол',
  now: 'Сейчас',
  proposed: 'Предложение',
  take: 'Взять это',
} as const;

export const goalMessages = defineMessages('goal', ru, {
  en: () => import('./goal.messages.en.ts'),
  ua: () => import('./goal.messages.ua.ts'),
  kz: () => import('./goal.messages.kz.ts'),
  uz: () => import('./goal.messages.uz.ts'),
  tr: () => import('./goal.messages.tr.ts'),
});
