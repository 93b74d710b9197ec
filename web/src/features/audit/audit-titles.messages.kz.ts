import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './audit-titles.messages.ts';

export const kz = {
  title: 'Аудит',
} as const satisfies Translation<typeof ru>;
