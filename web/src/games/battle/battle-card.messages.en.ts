import type { Translation } from '../../core/i18n/messages.ts';
import type { battleCardRu } from './battle-card.messages.ts';

export const en = {
  name: 'Battle',
  text: 'Red against blue: the winners share the losers’ pot.',
} as const satisfies Translation<typeof battleCardRu>;
