import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings-layout.messages.ts';

export const kz = {
  guest: 'Баптауларыңызды көру үшін кіріңіз.',
  signIn: 'Кіру',
} as const satisfies Translation<typeof ru>;
