import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-titles.messages.ts';

export const kz = {
  title: 'Әділдік',
  round: 'Раундты тексеру',
} as const satisfies Translation<typeof ru>;
