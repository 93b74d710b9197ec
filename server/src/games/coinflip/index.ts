import {
  coinflipPot,
  winnerPayout,
  type CoinflipConfig,
  type CoinflipStake,
  coinflip as game,
} from 'games-engine/coinflip';
import { coinflipAnalysis as analysis } from 'games-engine/coinflip/analysis';
import { coinflipCalls } from '../../../contract/games/coinflip.contract.ts';
import { certain, potTicket, type GameAudit } from '../../core/games/game-audit.ts';
import { defineShared } from '../../core/games/server-game.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createCoinflipHandlers, coinflipRefusals } from './coinflip.host.ts';

export const coinflipAudit: GameAudit = {
  moments: {
    hosting: 'shared',
    method: 'pot',
    of: (config, bets) =>
      certain(winnerPayout(config as CoinflipConfig, coinflipPot(bets as unknown as CoinflipStake[]))),
  },
  drawn: potTicket,
};

export const coinflip = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: coinflipCalls,
  handlers: createCoinflipHandlers,
  refusals: coinflipRefusals,
  messages: texts('coinflip'),
  channel: 'coinflip',
  updateName: 'updated',
  audit: coinflipAudit,
  sample: async () => (await import('./coinflip.sample.ts')).playCoinflip,
});
