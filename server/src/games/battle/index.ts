import {
  battleBanks,
  battleChance,
  battleTeams,
  battleWinPayout,
  type BattleConfig,
  type BattleStake,
  type battleView,
  battle as game,
} from 'games-engine/battle';
import { battleAnalysis as analysis } from 'games-engine/battle/analysis';
import { battleCalls } from '../../../contract/games/battle.contract.ts';
import type { PastRound, SharedLoad, SharedRound } from '../../../contract/shared-round.contract.ts';
import { greatestStakers } from '../../core/games/document-users.ts';
import { caseMoments, type GameAudit, type Moments } from '../../core/games/game-audit.ts';
import { type SharedDocument, defineShared } from '../../core/games/server-game.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createBattleHandlers, battleRefusals } from './battle.host.ts';

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

interface TeamView {
  bank: string;
  [field: string]: unknown;
}

const teamOf = (round: SharedRound, team: 'red' | 'blue'): object => {
  const teams = round.view['teams'] as Record<'red' | 'blue', TeamView>;
  const users = greatestStakers(round, (choice) => (choice as { team: string }).team === team);
  return {
    ...teams[team],
    bank: Number(teams[team].bank),
    users: users.map(({ user, stakeMinor }) => ({ ...user, totalBet: stakeMinor })),
  };
};

const beforeOf = ({ id, hash, seed, outcome, bank, at }: PastRound): object => ({
  id,
  hash,
  seed,
  bank,
  at,
  number: outcome?.['number'] ?? null,
});

/** A battle under the names of the specification; `number` is the one that was drawn. */
const stateOf = (round: SharedRound, before: readonly PastRound[]): object => ({
  ...(round.view as ReturnType<typeof battleView>),
  roundId: round.roundId,
  before_games: before.map(beforeOf),
  teams: { blue: teamOf(round, 'blue'), red: teamOf(round, 'red') },
});

const battleDocument: SharedDocument = {
  state: stateOf,
  answers: { 'battle.load': (load: SharedLoad) => stateOf(load, load.before_games) },
};

export const battle = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: battleCalls,
  handlers: createBattleHandlers,
  refusals: battleRefusals,
  messages: texts('battle'),
  channel: 'battle',
  updateName: 'updated',
  document: battleDocument,
  audit: battleAudit,
  sample: async () => (await import('./battle.sample.ts')).playBattle,
});
