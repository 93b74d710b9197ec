import { diceCover } from 'assets/dice/tile';
import { Dices } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { texts } from '../../core/i18n/messages.ts';

export const dice = defineGame({
  id: 'dice',
  path: '/game/dice',
  Icon: Dices,
  cover: diceCover,
  light: { near: 0x9561ff, far: 0xce76ff },
  card: texts('dice', 'card'),
  screen: async () => (await import('./screen/screen.tsx')).DiceScreen,
  parts: async () => (await import('./parts.ts')).diceParts,
});
