import { coinflipCover } from 'assets/coinflip/tile';
import { Coins } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { texts } from '../../core/i18n/messages.ts';

export const coinflip = defineGame({
  id: 'coinflip',
  path: '/game/coinflip',
  morePaths: ['/game/coinflip/:id'], // a private room has a link of its own
  Icon: Coins,
  cover: coinflipCover,
  light: { near: 0xffce76, far: 0x27cbce },
  card: texts('coinflip', 'card'),
  screen: async () => (await import('./screen/screen.tsx')).CoinflipScreen,
  parts: async () => (await import('./parts.ts')).coinflipParts,
});
