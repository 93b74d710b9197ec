import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-titles.messages.ts';

export const uz = {
  title: 'Kunlik turnir',
} as const satisfies Translation<typeof ru>;
