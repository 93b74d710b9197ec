import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './studio-titles.messages.ts';

export const kz = {
  title: 'Студия',
} as const satisfies Translation<typeof ru>;
