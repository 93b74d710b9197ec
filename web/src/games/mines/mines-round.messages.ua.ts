import type { Translation } from '../../core/i18n/messages.ts';
import type { minesRoundRu } from './mines-round.messages.ts';

export const ua = {
  draw: 'Міни по одній виймаються зі списку клітинок, що лишилися:',
  mines: 'Міни: {{mines}}',
} as const satisfies Translation<typeof minesRoundRu>;
