import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './vip-titles.messages.ts';

export const kz = {
  title: 'VIP-клуб',
} as const satisfies Translation<typeof ru>;
