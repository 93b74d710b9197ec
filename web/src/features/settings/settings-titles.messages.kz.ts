import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-titles.messages.ts';

export const kz = {
  title: 'Баптаулар',
  account: 'Аккаунт',
  security: 'Қауіпсіздік',
  preferences: 'Қалаулар',
} as const satisfies Translation<typeof ru>;
