import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './reality-check.messages.ts';

export const ua = {
  'check.title': 'Ви граєте вже деякий час',
  'check.time': 'Ви тут',
  'check.staked': 'Поставлено',
  'check.paid': 'Виплачено',
  'check.net': 'Підсумок',
  'check.continue': 'Продовжити',
  'check.pause': 'Зробити перерву',
  'duration.hm': '{{hours}} год {{minutes}} хв',
  'duration.m': '{{minutes}} хв',
  soon: 'Менш ніж за п’ять хвилин час гри на сьогодні вичерпається.',
} as const satisfies Translation<typeof ru>;
