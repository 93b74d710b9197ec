import { Dice6 } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { texts } from '../../core/i18n/messages.ts';

const picture = new URL('./parity-tile.svg?no-inline', import.meta.url).href;

/** A game with all that a game brings to the site, as short as it can be: only tests register it. */
export const parity = defineGame({
  id: 'parity',
  path: '/game/parity',
  Icon: Dice6,
  cover: { portrait: picture, square: picture },
  card: texts('parity', 'main'),
  screen: async () => (await import('./parity-screen.tsx')).ParityScreen,
  parts: async () => (await import('./parity.parts.tsx')).parityParts,
});
