import {
  battleBanks,
  battleMultiplier,
  battleRanges,
  opponentOf,
  winningTeam,
  type BattleChoice,
  type BattleConfig,
  type BattleOutcome,
} from 'games-engine/battle';
import type { ExplainShared } from '../../core/games/explain.ts';
import type { battleRoundRu } from './battle-round.messages.ts';

type BattleRoundKey = keyof typeof battleRoundRu;

/** Battle in a person's words. */
export const explainBattle: ExplainShared<BattleConfig, BattleChoice, BattleOutcome, BattleRoundKey> = {
  choice: (_config, bets, index) => ({
    key: bets[index]?.choice.team === 'red' ? 'red' : 'blue',
    params: {},
  }),
  round(config, bets, outcome) {
    const banks = battleBanks(bets);
    const team = winningTeam(outcome);
    const factor = battleMultiplier(config, banks, team);
    return {
      outcome: String(outcome.number),
      winner: { key: team === 'red' ? 'red' : 'blue', params: {} },
      draw: `number = 1 + int(1000); red: 1 … ${battleRanges.red.top}`,
      payout: {
        rule: 'payout = stake + ⌊stake × losing bank × (100 % − commission) ÷ winning bank⌋',
        instance: factor
          ? `winning bank = ${banks[team]}, losing bank = ${banks[opponentOf(team)]}: stake × ${factor.num}/${factor.den}`
          : 'winning bank = 0',
      },
    };
  },
};
