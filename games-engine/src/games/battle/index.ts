import { defineSharedGame } from '../../core/define-game.ts';
import { battleCues, battleConfigSchema, battleDefaultConfig, type BattleConfig } from './battle.config.ts';
import { banksOf, battleMachine } from './battle.machine.ts';
import { battlePromisedRtp } from './battle.maths.ts';
import { battleRefusal, battleDue, battlePublicSnapshot, battleSnapshot, battleView } from './battle.view.ts';
import {
  battleChoiceSchema,
  battleErrors,
  battleMaxStake,
  battleOutcomeSchema,
  battleMultipliers,
  battlePayouts,
  drawBattle,
  type BattleChoice,
  type BattleOutcome,
  readBattleChoice,
} from './battle.rules.ts';

export * from './battle.config.ts';
export * from './battle.machine.ts';
export * from './battle.maths.ts';
export * from './battle.players.ts';
export * from './battle.rules.ts';
export * from './battle.view.ts';

/**
 * Battle: two teams stake against each other, a number from 1 to 1000 is drawn, and the winners share the losing bank in
 * proportion to their stakes, less the house's commission.
 */
export const battle = defineSharedGame<BattleConfig, BattleChoice, BattleOutcome>({
  id: 'battle',
  hosting: 'shared',
  seeding: 'chain',
  opponents: 'players',
  configSchema: battleConfigSchema,
  defaultConfig: battleDefaultConfig,
  cues: battleCues,
  choiceSchema: battleChoiceSchema,
  choiceWord: ({ team }) => team,
  readChoice: readBattleChoice,
  outcomeSchema: battleOutcomeSchema,
  machine: battleMachine,
  growsWithBets: ['players'],
  errors: battleErrors,
  refusal: (state, bet) => battleRefusal(state, bet)?.toString(),
  maxStake(state, { team }) {
    const { context } = battleSnapshot(state);
    return battleMaxStake(context.config, banksOf(context), team);
  },
  due: battleDue,
  draw: drawBattle,
  payouts: battlePayouts,
  multipliers: battleMultipliers,
  promisedRtp: battlePromisedRtp,
  view: battleView,
  publicSnapshot: battlePublicSnapshot,
});
