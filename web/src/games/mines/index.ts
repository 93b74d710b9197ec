import { minesCover } from 'assets/mines/tile';
import { Bomb } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { texts } from '../../core/i18n/messages.ts';

export const mines = defineGame({
  id: 'mines',
  path: '/game/mines',
  Icon: Bomb,
  cover: minesCover,
  light: { near: 0x27e7ae, far: 0x3faee0 },
  isTall: true,
  card: texts('mines', 'card'),
  screen: async () => (await import('./screen/screen.tsx')).MinesScreen,
  parts: async () => (await import('./parts.ts')).minesParts,
});
