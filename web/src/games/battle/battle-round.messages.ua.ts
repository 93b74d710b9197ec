import type { Translation } from '../../core/i18n/messages.ts';
import type { battleRoundRu } from './battle-round.messages.ts';

export const ua = {
  draw: 'У битві потрібне одне число від 1 до 1000:',
  red: 'Червоні',
  blue: 'Сині',
} as const satisfies Translation<typeof battleRoundRu>;
