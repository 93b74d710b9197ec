import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const en = {
  currentPassword: 'Current password',
  repeatDiffers: 'The passwords do not match.',
} as const satisfies Translation<typeof ru>;
