import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './helpdesk-titles.messages.ts';

export const uz = {
  title: 'Yordam',
  policy: 'Maxfiylik',
  terms: 'Shartlar',
} as const satisfies Translation<typeof ru>;
