import type { Translation } from '../../core/i18n/messages.ts';
import type { battleCardRu } from './battle-card.messages.ts';

export const tr = {
  name: 'Savaş',
  text: 'Kırmızı maviye karşı: kazananlar kaybedenlerin potunu paylaşır.',
} as const satisfies Translation<typeof battleCardRu>;
