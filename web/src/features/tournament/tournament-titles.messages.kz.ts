import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-titles.messages.ts';

export const kz = {
  title: 'Күнделікті турнир',
} as const satisfies Translation<typeof ru>;
