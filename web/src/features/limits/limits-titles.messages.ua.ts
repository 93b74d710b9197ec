import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits-titles.messages.ts';

export const ua = {
  title: 'Ліміти',
  responsible: 'Відповідальна гра',
} as const satisfies Translation<typeof ru>;
