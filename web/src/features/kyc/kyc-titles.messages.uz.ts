import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './kyc-titles.messages.ts';

export const uz = {
  title: 'Verifikatsiya',
} as const satisfies Translation<typeof ru>;
