import { wheelTile } from 'assets/wheel/tile';
import { LoaderPinwheel } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { wheelCardMessages } from './wheel-card.messages.ts';

export const wheel = defineGame({
  id: 'wheel',
  path: '/game/wheeloffortune',
  Icon: LoaderPinwheel,
  tile: wheelTile,
  isTall: true,
  card: wheelCardMessages,
  screen: async () => (await import('./wheel-screen.tsx')).WheelScreen,
  parts: async () => (await import('./wheel.parts.ts')).wheelParts,
});
