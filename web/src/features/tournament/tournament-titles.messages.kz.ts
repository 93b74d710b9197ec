import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-titles.messages.ts';

export const kz = {
  title: 'Күн турнирі',
} as const satisfies Translation<typeof ru>;
