import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipHomeRu } from './coinflip-home.messages.ts';

export const en = {
  rooms_one: '{{count}} room is waiting for a player',
  rooms_other: '{{count}} rooms are waiting for a player',
} as const satisfies Translation<typeof coinflipHomeRu>;
