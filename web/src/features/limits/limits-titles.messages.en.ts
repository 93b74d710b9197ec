import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits-titles.messages.ts';

export const en = {
  title: 'Limits',
  responsible: 'Responsible gaming',
} as const satisfies Translation<typeof ru>;
