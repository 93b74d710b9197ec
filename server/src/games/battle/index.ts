import { battle as game } from 'games-engine/battle';
import { battleAnalysis as analysis } from 'games-engine/battle/analysis';
import { battleCalls } from '../../../contract/games/battle.contract.ts';
import { defineShared } from '../../core/games/server-game.ts';
import { battleAudit } from './battle.audit.ts';
import { createBattleHandlers, battleRefusals } from './battle.host.ts';
import { battleMessages } from './battle.messages.ts';

export const battle = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: battleCalls,
  handlers: createBattleHandlers,
  refusals: battleRefusals,
  messages: battleMessages,
  channel: 'battle',
  updateName: 'updated',
  audit: battleAudit,
  sample: async () => (await import('./battle.sample.ts')).playBattle,
});
