import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './helpdesk-titles.messages.ts';

export const en = {
  title: 'Help',
  policy: 'Privacy',
  terms: 'Terms',
} as const satisfies Translation<typeof ru>;
