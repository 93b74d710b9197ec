import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-titles.messages.ts';

export const uz = {
  title: 'Sozlamalar',
  account: 'Akkaunt',
  security: 'Xavfsizlik',
  preferences: 'Afzalliklar',
} as const satisfies Translation<typeof ru>;
