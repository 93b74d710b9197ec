import { battleCover } from 'assets/battle/tile';
import { Swords } from 'lucide-react';
import { defineGame } from '../../core/games/define-game.ts';
import { texts } from '../../core/i18n/messages.ts';

export const battle = defineGame({
  id: 'battle',
  path: '/game/battle',
  Icon: Swords,
  cover: battleCover,
  light: { near: 0xff3f61, far: 0x3f95ff },
  card: texts('battle', 'card'),
  screen: async () => (await import('./screen/screen.tsx')).BattleScreen,
  parts: async () => (await import('./parts.ts')).battleParts,
});
