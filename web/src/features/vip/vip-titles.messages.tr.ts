import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './vip-titles.messages.ts';

export const tr = {
  title: 'VIP kulübü',
} as const satisfies Translation<typeof ru>;
