import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './kyc-titles.messages.ts';

export const en = {
  title: 'Verification',
} as const satisfies Translation<typeof ru>;
