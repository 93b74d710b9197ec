import { coinflipTile } from 'assets/coinflip/tile';
import { Coins } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { coinflipCardMessages } from './coinflip-card.messages.ts';

export const coinflip = defineGame({
  id: 'coinflip',
  path: '/game/coinflip',
  morePaths: ['/game/coinflip/:id'], // a private room has a link of its own
  Icon: Coins,
  tile: coinflipTile,
  card: coinflipCardMessages,
  screen: async () => (await import('./coinflip-screen.tsx')).CoinflipScreen,
  parts: async () => (await import('./coinflip.parts.ts')).coinflipParts,
});
