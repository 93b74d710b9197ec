import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipCardRu } from './coinflip-card.messages.ts';

export const ua = {
  name: 'Орел і решка',
  text: 'Двоє ставлять порівну, монета вирішує, хто забере все.',
} as const satisfies Translation<typeof coinflipCardRu>;
