import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const kz = {
  title: 'Казино',
  office: 'Провайдер раундтары',
} as const satisfies Translation<typeof ru>;
