import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-about.messages.ts';

export const ua = {
  about: 'Турнір дня: фонд, частки місць і умови відомі наперед, таблиця відкрита для всіх.',
} as const satisfies Translation<typeof ru>;
