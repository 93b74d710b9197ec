import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipCardRu } from './coinflip-card.messages.ts';

export const uz = {
  name: 'Tanga tashlash',
  text: 'Ikki kishi teng tikadi, hammasini kim olishini tanga hal qiladi.',
} as const satisfies Translation<typeof coinflipCardRu>;
