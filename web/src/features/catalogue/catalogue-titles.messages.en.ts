import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const en = {
  title: 'Casino',
  office: 'Provider rounds',
} as const satisfies Translation<typeof ru>;
