import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits-titles.messages.ts';

export const uz = {
  title: 'Limitlar',
  responsible: 'Mas’uliyatli o‘yin',
} as const satisfies Translation<typeof ru>;
