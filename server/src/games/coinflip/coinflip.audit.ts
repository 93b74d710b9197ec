import { coinflipPot, winnerPayout, type CoinflipConfig, type CoinflipStake } from 'games-engine/coinflip';
import { certain, potTicket, type GameAudit } from '../../core/games/game-audit.ts';

export const coinflipAudit: GameAudit = {
  moments: {
    hosting: 'shared',
    method: 'pot',
    of: (config, bets) =>
      certain(winnerPayout(config as CoinflipConfig, coinflipPot(bets as unknown as CoinflipStake[]))),
  },
  drawn: potTicket,
};
