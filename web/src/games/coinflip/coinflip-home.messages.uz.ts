import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipHomeRu } from './coinflip-home.messages.ts';

export const uz = {
  rooms_one: '{{count}} ta xona o‘yinchi kutmoqda',
  rooms_other: '{{count}} ta xona o‘yinchi kutmoqda',
} as const satisfies Translation<typeof coinflipHomeRu>;
