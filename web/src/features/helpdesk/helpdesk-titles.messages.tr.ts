import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './helpdesk-titles.messages.ts';

export const tr = {
  title: 'Yardım',
  policy: 'Gizlilik',
  terms: 'Koşullar',
} as const satisfies Translation<typeof ru>;
