import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-titles.messages.ts';

export const en = {
  title: 'Fairness',
  round: 'Round check',
} as const satisfies Translation<typeof ru>;
