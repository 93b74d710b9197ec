import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office.messages.ts';

export const tr = {
  guest: 'Arka ofise geçmek için giriş yapın.',
  forbidden: 'Bu sayfa çalışanlar içindir.',
} as const satisfies Translation<typeof ru>;
