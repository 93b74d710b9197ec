import { dice as game } from 'games-engine/dice';
import { diceAnalysis as analysis } from 'games-engine/dice/analysis';
import { diceCalls } from '../../../contract/games/dice.contract.ts';
import { defineSolo } from '../../core/games/server-game.ts';
import { diceAudit } from './dice.audit.ts';
import { createDiceHandlers, diceRefusals } from './dice.host.ts';
import { diceMessages } from './dice.messages.ts';

export const dice = defineSolo({
  hosting: 'solo',
  game,
  analysis,
  calls: diceCalls,
  handlers: createDiceHandlers,
  refusals: diceRefusals,
  messages: diceMessages,
  channel: 'dice',
  audit: diceAudit,
  sample: async () => (await import('./dice.sample.ts')).playDice,
});
