import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-about.messages.ts';

export const ua = {
  about: 'Щоденний турнір: фонд, частки місць і умови видно наперед, таблиця відкрита для всіх.',
} as const satisfies Translation<typeof ru>;
