import { classicCover } from 'assets/classic/tile';
import { Ticket } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { texts } from '../../core/i18n/messages.ts';

export const classic = defineGame({
  id: 'classic',
  path: '/game/classic',
  Icon: Ticket,
  cover: classicCover,
  light: { near: 0xffae45, far: 0xed6f3f },
  card: texts('classic', 'card'),
  screen: async () => (await import('./screen/screen.tsx')).ClassicScreen,
  parts: async () => (await import('./parts.ts')).classicParts,
});
