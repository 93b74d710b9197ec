import type { Translation } from '../../core/i18n/messages.ts';
import type { minesRoundRu } from './mines-round.messages.ts';

export const uz = {
  draw: 'Minalar qolgan kataklar ro‘yxatidan bittadan olinadi:',
  mines: 'Minalar: {{mines}}',
} as const satisfies Translation<typeof minesRoundRu>;
