import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const uz = {
  close: 'Yopish',
} as const satisfies Translation<typeof ru>;
