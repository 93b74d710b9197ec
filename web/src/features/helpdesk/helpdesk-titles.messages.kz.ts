import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './helpdesk-titles.messages.ts';

export const kz = {
  title: 'Анықтама',
  policy: 'Құпиялылық',
  terms: 'Шарттар',
} as const satisfies Translation<typeof ru>;
