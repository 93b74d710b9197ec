import { minesTile } from 'assets/mines/tile';
import { Bomb } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { minesCardMessages } from './mines-card.messages.ts';

export const mines = defineGame({
  id: 'mines',
  path: '/game/mines',
  Icon: Bomb,
  tile: minesTile,
  isTall: true,
  card: minesCardMessages,
  screen: async () => (await import('./mines-screen.tsx')).MinesScreen,
  parts: async () => (await import('./mines.parts.ts')).minesParts,
});
