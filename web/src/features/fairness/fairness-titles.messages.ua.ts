import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-titles.messages.ts';

export const ua = {
  title: 'Чесність',
  round: 'Перевірка раунду',
} as const satisfies Translation<typeof ru>;
