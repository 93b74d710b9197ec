import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video-titles.messages.ts';

export const tr = {
  title: 'Bir tur nasıl doğrulanır',
} as const satisfies Translation<typeof ru>;
