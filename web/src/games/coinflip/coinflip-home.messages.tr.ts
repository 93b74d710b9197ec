import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipHomeRu } from './coinflip-home.messages.ts';

export const tr = {
  rooms_one: '{{count}} oda oyuncu bekliyor',
  rooms_other: '{{count}} oda oyuncu bekliyor',
} as const satisfies Translation<typeof coinflipHomeRu>;
