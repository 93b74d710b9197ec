import type { Translation } from '../../core/i18n/messages.ts';
import type { battleRoundRu } from './battle-round.messages.ts';

export const tr = {
  draw: 'Savaş, 1 ile 1000 arasında tek bir sayı ister:',
  red: 'Kırmızı',
  blue: 'Mavi',
} as const satisfies Translation<typeof battleRoundRu>;
