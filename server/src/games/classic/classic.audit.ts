import { classicPot, classicWinPayout, type ClassicConfig, type ClassicStake } from 'games-engine/classic';
import { certain, potTicket, type GameAudit } from '../../core/games/game-audit.ts';

export const classicAudit: GameAudit = {
  moments: {
    hosting: 'shared',
    method: 'pot',
    of: (config, bets) =>
      certain(classicWinPayout(config as ClassicConfig, classicPot(bets as unknown as ClassicStake[]))),
  },
  drawn: potTicket,
};
