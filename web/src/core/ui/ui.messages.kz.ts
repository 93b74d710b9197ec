import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const kz = {
  close: 'Жабу',
} as const satisfies Translation<typeof ru>;
