import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video-titles.messages.ts';

export const kz = {
  title: 'Раунд қалай тексеріледі',
} as const satisfies Translation<typeof ru>;
