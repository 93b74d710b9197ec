import { wheelCover } from 'assets/wheel/tile';
import { LoaderPinwheel } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { texts } from '../../core/i18n/messages.ts';

export const wheel = defineGame({
  id: 'wheel',
  path: '/game/wheeloffortune',
  Icon: LoaderPinwheel,
  cover: wheelCover,
  light: { near: 0xffc361, far: 0xf950c3 },
  isTall: true,
  card: texts('wheel', 'card'),
  screen: async () => (await import('./screen/screen.tsx')).WheelScreen,
  parts: async () => (await import('./parts.ts')).wheelParts,
});
