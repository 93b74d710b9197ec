import { coinflip as game } from 'games-engine/coinflip';
import { coinflipAnalysis as analysis } from 'games-engine/coinflip/analysis';
import { coinflipCalls } from '../../../contract/games/coinflip.contract.ts';
import { defineShared } from '../../core/games/server-game.ts';
import { coinflipAudit } from './coinflip.audit.ts';
import { createCoinflipHandlers, coinflipRefusals } from './coinflip.host.ts';
import { coinflipMessages } from './coinflip.messages.ts';

export const coinflip = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: coinflipCalls,
  handlers: createCoinflipHandlers,
  refusals: coinflipRefusals,
  messages: coinflipMessages,
  channel: 'coinflip',
  updateName: 'updated',
  audit: coinflipAudit,
  sample: async () => (await import('./coinflip.sample.ts')).playCoinflip,
});
