import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-titles.messages.ts';

export const tr = {
  title: 'Adillik',
  round: 'Tur doğrulama',
} as const satisfies Translation<typeof ru>;
