import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office.messages.ts';

export const en = {
  guest: 'Sign in to get to the back office.',
  forbidden: 'This page is for the staff.',
} as const satisfies Translation<typeof ru>;
