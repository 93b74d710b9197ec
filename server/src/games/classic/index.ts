import { classic as game } from 'games-engine/classic';
import { classicAnalysis as analysis } from 'games-engine/classic/analysis';
import { classicCalls } from '../../../contract/games/classic.contract.ts';
import { defineShared } from '../../core/games/server-game.ts';
import { classicAudit } from './classic.audit.ts';
import { createClassicHandlers, classicRefusals } from './classic.host.ts';
import { classicMessages } from './classic.messages.ts';

export const classic = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: classicCalls,
  handlers: createClassicHandlers,
  refusals: classicRefusals,
  messages: classicMessages,
  channel: 'classic',
  updateName: 'updated',
  audit: classicAudit,
  sample: async () => (await import('./classic.sample.ts')).playClassic,
});
