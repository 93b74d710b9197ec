import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './reality-check.messages.ts';

export const kz = {
  'check.title': 'Біраз уақыттан бері ойнап отырсыз',
  'check.time': 'Осында болған уақытыңыз',
  'check.staked': 'Тігілді',
  'check.paid': 'Төленді',
  'check.net': 'Нәтиже',
  'check.continue': 'Жалғастыру',
  'check.pause': 'Үзіліс жасау',
  'duration.hm': '{{hours}} сағ {{minutes}} мин',
  'duration.m': '{{minutes}} мин',
  soon: 'Бүгінгі ойын уақыты бес минутқа жетпей бітеді.',
} as const satisfies Translation<typeof ru>;
