import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const ua = {
  title: 'Казино',
  office: 'Раунди провайдерів',
} as const satisfies Translation<typeof ru>;
