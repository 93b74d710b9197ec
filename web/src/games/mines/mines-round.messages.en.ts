import type { Translation } from '../../core/i18n/messages.ts';
import type { minesRoundRu } from './mines-round.messages.ts';

export const en = {
  draw: 'Mines are taken one by one from the list of cells that are left:',
  mines: 'Mines: {{mines}}',
} as const satisfies Translation<typeof minesRoundRu>;
