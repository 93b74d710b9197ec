import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const tr = {
  title: 'Casino',
  office: 'Sağlayıcı oyunları',
} as const satisfies Translation<typeof ru>;
