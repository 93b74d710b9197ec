import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipCardRu } from './coinflip-card.messages.ts';

export const en = {
  name: 'Coinflip',
  text: 'Two players stake the same, a coin decides who takes it all.',
} as const satisfies Translation<typeof coinflipCardRu>;
