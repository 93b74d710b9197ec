import { mines as game } from 'games-engine/mines';
import { minesAnalysis as analysis } from 'games-engine/mines/analysis';
import { minesCalls } from '../../../contract/games/mines.contract.ts';
import { defineStepped } from '../../core/games/server-game.ts';
import { minesAudit } from './mines.audit.ts';
import { createMinesHandlers, minesMoveRefusal, minesRefusals } from './mines.host.ts';
import { minesMessages } from './mines.messages.ts';

export const mines = defineStepped({
  hosting: 'stepped',
  game,
  analysis,
  calls: minesCalls,
  handlers: createMinesHandlers,
  refusals: minesRefusals,
  moveRefusal: minesMoveRefusal,
  messages: minesMessages,
  channel: 'mines',
  audit: minesAudit,
  sample: async () => (await import('./mines.sample.ts')).playMines,
});
