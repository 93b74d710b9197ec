import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './notes.messages.ts';

export const ua = {
  title: 'Нотатки',
  note: 'Нотатка {{id}}',
  added: 'Додано нотаток: {{count}}',
  text: 'Тут будуть нотатки.',
} as const satisfies Translation<typeof ru>;
