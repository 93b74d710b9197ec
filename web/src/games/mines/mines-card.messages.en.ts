import type { Translation } from '../../core/i18n/messages.ts';
import type { minesCardRu } from './mines-card.messages.ts';

export const en = {
  name: 'Mines',
  text: '24 cells with mines beneath. Open them and take your win in time.',
} as const satisfies Translation<typeof minesCardRu>;
