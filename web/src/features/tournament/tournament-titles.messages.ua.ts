import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-titles.messages.ts';

export const ua = {
  title: 'Турнір дня',
} as const satisfies Translation<typeof ru>;
