import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './helpdesk-titles.messages.ts';

export const ua = {
  title: 'Довідка',
  policy: 'Конфіденційність',
  terms: 'Умови',
} as const satisfies Translation<typeof ru>;
