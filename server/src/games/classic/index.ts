import {
  classicPot,
  classicWinPayout,
  type ClassicConfig,
  type ClassicStake,
  classic as game,
} from 'games-engine/classic';
import { classicAnalysis as analysis } from 'games-engine/classic/analysis';
import { classicCalls } from '../../../contract/games/classic.contract.ts';
import { certain, potTicket, type GameAudit } from '../../core/games/game-audit.ts';
import { defineShared } from '../../core/games/server-game.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createClassicHandlers, classicRefusals } from './classic.host.ts';

export const classicAudit: GameAudit = {
  moments: {
    hosting: 'shared',
    method: 'pot',
    of: (config, bets) =>
      certain(classicWinPayout(config as ClassicConfig, classicPot(bets as unknown as ClassicStake[]))),
  },
  drawn: potTicket,
};

export const classic = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: classicCalls,
  handlers: createClassicHandlers,
  refusals: classicRefusals,
  messages: texts('classic'),
  channel: 'classic',
  updateName: 'updated',
  audit: classicAudit,
  sample: async () => (await import('./classic.sample.ts')).playClassic,
});
