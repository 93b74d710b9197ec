import type { Translation } from '../../core/i18n/messages.ts';
import type { minesCardRu } from './mines-card.messages.ts';

export const uz = {
  name: 'Minalar',
  text: '24 katak, ostida minalar. Oching va yutuqni vaqtida oling.',
} as const satisfies Translation<typeof minesCardRu>;
