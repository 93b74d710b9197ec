import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipCardRu } from './coinflip-card.messages.ts';

export const tr = {
  name: 'Yazı tura',
  text: 'İki kişi eşit bahis yapar, hepsini kimin alacağına para karar verir.',
} as const satisfies Translation<typeof coinflipCardRu>;
