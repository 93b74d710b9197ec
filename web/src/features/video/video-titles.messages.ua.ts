import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video-titles.messages.ts';

export const ua = {
  title: 'Як перевіряється раунд',
} as const satisfies Translation<typeof ru>;
