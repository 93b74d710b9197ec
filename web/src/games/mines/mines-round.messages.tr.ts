import type { Translation } from '../../core/i18n/messages.ts';
import type { minesRoundRu } from './mines-round.messages.ts';

export const tr = {
  draw: 'Mayınlar kalan hücreler listesinden birer birer alınır:',
  mines: 'Mayın: {{mines}}',
} as const satisfies Translation<typeof minesRoundRu>;
