import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-about.messages.ts';

export const en = {
  about:
    'The daily tournament: the pool, the share of each place and the terms are known in advance, and everybody sees the ranking.',
} as const satisfies Translation<typeof ru>;
