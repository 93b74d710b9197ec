import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-titles.messages.ts';

export const tr = {
  title: 'Günlük turnuva',
} as const satisfies Translation<typeof ru>;
