import type { Translation } from '../i18n/messages.ts';
import type { gamesRu } from './games.messages.ts';

export const uz = {
  'name.dice': 'Kubik',
  'name.mines': 'Minalar',
  'name.battle': 'Jang',
  'name.wheel': 'Omad g‘ildiragi',
  'name.coinflip': 'Tanga tashlash',
  'name.classic': 'Klassika',
} as const satisfies Translation<typeof gamesRu>;
