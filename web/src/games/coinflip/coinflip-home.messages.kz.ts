import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipHomeRu } from './coinflip-home.messages.ts';

export const kz = {
  rooms_one: '{{count}} бөлме ойыншы күтіп тұр',
  rooms_other: '{{count}} бөлме ойыншы күтіп тұр',
} as const satisfies Translation<typeof coinflipHomeRu>;
