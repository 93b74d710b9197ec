import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office.messages.ts';

export const uz = {
  guest: 'Bek-ofisga o‘tish uchun tizimga kiring.',
  forbidden: 'Bu sahifa xodimlar uchun.',
} as const satisfies Translation<typeof ru>;
