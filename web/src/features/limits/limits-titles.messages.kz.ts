import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits-titles.messages.ts';

export const kz = {
  title: 'Лимиттер',
  responsible: 'Жауапты ойын',
} as const satisfies Translation<typeof ru>;
