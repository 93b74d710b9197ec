import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipHomeRu } from './coinflip-home.messages.ts';

export const ua = {
  rooms_one: '{{count}} кімната чекає на гравця',
  rooms_few: '{{count}} кімнати чекають на гравця',
  rooms_many: '{{count}} кімнат чекають на гравця',
  rooms_other: '{{count}} кімнати чекають на гравця',
} as const satisfies Translation<typeof coinflipHomeRu>;
