import { battleTile } from 'assets/battle/tile';
import { Swords } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { battleCardMessages } from './battle-card.messages.ts';

export const battle = defineGame({
  id: 'battle',
  path: '/game/battle',
  Icon: Swords,
  tile: battleTile,
  card: battleCardMessages,
  screen: async () => (await import('./battle-screen.tsx')).BattleScreen,
  parts: async () => (await import('./battle.parts.ts')).battleParts,
});
