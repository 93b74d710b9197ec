import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const tr = {
  title: 'Casino',
  office: 'Sağlayıcı turları',
} as const satisfies Translation<typeof ru>;
