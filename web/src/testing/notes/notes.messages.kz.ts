import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './notes.messages.ts';

export const kz = {
  title: 'Жазбалар',
  note: '{{id}} жазбасы',
  added: 'Қосылған жазбалар: {{count}}',
  text: 'Жазбалар осында болады.',
} as const satisfies Translation<typeof ru>;
