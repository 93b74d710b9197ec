import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-titles.messages.ts';

export const en = {
  title: 'Settings',
  account: 'Account',
  security: 'Security',
  preferences: 'Preferences',
} as const satisfies Translation<typeof ru>;
