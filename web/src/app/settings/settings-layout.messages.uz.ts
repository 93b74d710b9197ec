import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-layout.messages.ts';

export const uz = {
  guest: 'Sozlamalaringizni ko‘rish uchun kiring.',
  signIn: 'Kirish',
} as const satisfies Translation<typeof ru>;
