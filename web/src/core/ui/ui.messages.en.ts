import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const en = {
  close: 'Close',
} as const satisfies Translation<typeof ru>;
