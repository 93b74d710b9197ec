import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const uz = {
  title: 'Kazino',
  office: 'Provayder raundlari',
} as const satisfies Translation<typeof ru>;
