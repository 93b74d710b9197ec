import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const kz = {
  currentPassword: 'Қазіргі құпиясөз',
  repeatDiffers: 'Құпиясөздер сәйкес келмейді.',
} as const satisfies Translation<typeof ru>;
