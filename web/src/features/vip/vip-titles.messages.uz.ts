import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './vip-titles.messages.ts';

export const uz = {
  title: 'VIP-klub',
} as const satisfies Translation<typeof ru>;
