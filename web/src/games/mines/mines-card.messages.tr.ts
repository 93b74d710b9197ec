import type { Translation } from '../../core/i18n/messages.ts';
import type { minesCardRu } from './mines-card.messages.ts';

export const tr = {
  name: 'Mayınlar',
  text: '24 hücre, altlarında mayınlar. Açın ve kazancınızı zamanında alın.',
} as const satisfies Translation<typeof minesCardRu>;
