import {
  battleBanks,
  battleMultiplier,
  battleRanges,
  opponentOf,
  winningTeam,
  type BattleChoice,
  type BattleConfig,
  type BattleOutcome,
  battle as game,
} from 'games-engine/battle';
import { type ExplainShared, defineSharedFairness } from '../../../core/games/explain.ts';
import { type Texts, texts } from '../../../core/i18n/messages.ts';

type BattleRoundKey = keyof Texts<'battle', 'round'>;

/** Battle in a person's words. */
const explainBattle: ExplainShared<BattleConfig, BattleChoice, BattleOutcome, BattleRoundKey> = {
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

export const fairness = defineSharedFairness({
  game,
  formula: 'number = 1 + int(1000); red: 1 … 500, blue: 501 … 1000',
  messages: texts('battle', 'round'),
  explain: explainBattle,
  load: 'battle.load',
});
