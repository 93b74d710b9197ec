import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-titles.messages.ts';

export const uz = {
  title: 'Halollik',
  round: 'Raundni tekshirish',
} as const satisfies Translation<typeof ru>;
