import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './notes.messages.ts';

export const tr = {
  title: 'Notlar',
  note: '{{id}} numaralı not',
  added: 'Eklenen notlar: {{count}}',
  text: 'Notlar burada olacak.',
} as const satisfies Translation<typeof ru>;
