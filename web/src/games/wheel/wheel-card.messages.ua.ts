import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelCardRu } from './wheel-card.messages.ts';

export const ua = {
  name: 'Колесо фортуни',
  text: '32 сегменти й множники до 30×. Ставте на скільки завгодно одразу.',
} as const satisfies Translation<typeof wheelCardRu>;
