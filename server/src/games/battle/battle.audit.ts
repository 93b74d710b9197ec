import {
  battleBanks,
  battleChance,
  battleTeams,
  battleWinPayout,
  type BattleConfig,
  type BattleStake,
} from 'games-engine/battle';
import { caseMoments, type GameAudit, type Moments } from '../../core/games/game-audit.ts';

/** One draw pays all bets of a team or none: what each team would be paid, weighed with its chance. */
const momentsOf = (config: BattleConfig, bets: readonly BattleStake[]): Moments => {
  const banks = battleBanks(bets);
  const paid = { red: 0n, blue: 0n };
  for (const bet of bets) paid[bet.choice.team] += battleWinPayout(config, banks, bet);
  return caseMoments(battleTeams.map((team) => ({ p: battleChance(team), paidMinor: paid[team] })));
};

export const battleAudit: GameAudit = {
  moments: {
    hosting: 'shared',
    method: 'round',
    of: (config, bets) => momentsOf(config as BattleConfig, bets as readonly BattleStake[]),
  },
  drawn: { path: ['number'], first: 1, values: 1000, axis: 'value', bins: 100 },
};
