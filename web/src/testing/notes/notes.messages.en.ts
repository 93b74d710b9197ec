import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './notes.messages.ts';

export const en = {
  title: 'Notes',
  note: 'Note {{id}}',
  added: 'Notes added: {{count}}',
  text: 'This is where notes are.',
} as const satisfies Translation<typeof ru>;
