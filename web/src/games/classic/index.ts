import { classicTile } from 'assets/classic/tile';
import { Ticket } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { classicCardMessages } from './classic-card.messages.ts';

export const classic = defineGame({
  id: 'classic',
  path: '/game/classic',
  Icon: Ticket,
  tile: classicTile,
  card: classicCardMessages,
  screen: async () => (await import('./classic-screen.tsx')).ClassicScreen,
  parts: async () => (await import('./classic.parts.ts')).classicParts,
});
