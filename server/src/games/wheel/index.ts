import { wheel as game } from 'games-engine/wheel';
import { wheelAnalysis as analysis } from 'games-engine/wheel/analysis';
import { wheelCalls } from '../../../contract/games/wheel.contract.ts';
import { defineShared } from '../../core/games/server-game.ts';
import { wheelAudit } from './wheel.audit.ts';
import { drawWheelElsewhere } from './wheel.draw.ts';
import { createWheelHandlers, wheelRefusals } from './wheel.host.ts';
import { wheelMessages } from './wheel.messages.ts';

export const wheel = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: wheelCalls,
  handlers: createWheelHandlers,
  refusals: wheelRefusals,
  messages: wheelMessages,
  channel: 'wheelOfFortune',
  updateName: 'update',
  drawElsewhere: drawWheelElsewhere,
  audit: wheelAudit,
  sample: async () => (await import('./wheel.sample.ts')).playWheel,
});
