import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-layout.messages.ts';

export const ua = {
  guest: 'Увійдіть, щоб побачити свої налаштування.',
  signIn: 'Увійти',
} as const satisfies Translation<typeof ru>;
