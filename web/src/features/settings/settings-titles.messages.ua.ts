import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-titles.messages.ts';

export const ua = {
  title: 'Налаштування',
  account: 'Акаунт',
  security: 'Безпека',
  preferences: 'Уподобання',
} as const satisfies Translation<typeof ru>;
