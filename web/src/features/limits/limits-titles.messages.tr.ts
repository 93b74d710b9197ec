import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits-titles.messages.ts';

export const tr = {
  title: 'Limitler',
  responsible: 'Sorumlu oyun',
} as const satisfies Translation<typeof ru>;
