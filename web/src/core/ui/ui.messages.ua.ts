import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const ua = {
  close: 'Закрити',
} as const satisfies Translation<typeof ru>;
