import { diceTile } from 'assets/dice/tile';
import { Dices } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { diceCardMessages } from './dice-card.messages.ts';

export const dice = defineGame({
  id: 'dice',
  path: '/game/dice',
  Icon: Dices,
  tile: diceTile,
  card: diceCardMessages,
  screen: async () => (await import('./dice-screen.tsx')).DiceScreen,
  parts: async () => (await import('./dice.parts.ts')).diceParts,
});
