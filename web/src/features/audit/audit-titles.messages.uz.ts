import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './audit-titles.messages.ts';

export const uz = {
  title: 'Audit',
} as const satisfies Translation<typeof ru>;
