import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-layout.messages.ts';

export const en = {
  guest: 'Sign in to see your settings.',
  signIn: 'Sign in',
} as const satisfies Translation<typeof ru>;
