import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './kyc-titles.messages.ts';

export const kz = {
  title: 'Верификация',
} as const satisfies Translation<typeof ru>;
