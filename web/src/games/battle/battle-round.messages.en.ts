import type { Translation } from '../../core/i18n/messages.ts';
import type { battleRoundRu } from './battle-round.messages.ts';

export const en = {
  draw: 'Battle needs one number from 1 to 1000:',
  red: 'Red',
  blue: 'Blue',
} as const satisfies Translation<typeof battleRoundRu>;
