import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelCardRu } from './wheel-card.messages.ts';

export const uz = {
  name: 'Omad g‘ildiragi',
  text: '32 segment va 30× gacha ko‘paytirgichlar. Bir nechtasiga birdan tikish mumkin.',
} as const satisfies Translation<typeof wheelCardRu>;
