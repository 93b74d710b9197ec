import { defineSharedGame } from '../../core/define-game.ts';
import { classicCues, classicConfigSchema, classicDefaultConfig, type ClassicConfig } from './classic.config.ts';
import { classicMachine } from './classic.machine.ts';
import { classicPromisedRtp } from './classic.maths.ts';
import {
  classicChoiceSchema,
  classicErrors,
  classicMaxStake,
  classicOutcomeSchema,
  classicMultipliers,
  classicPayouts,
  drawClassic,
  type ClassicChoice,
  type ClassicOutcome,
  readClassicChoice,
} from './classic.rules.ts';
import { classicDue, classicPublicSnapshot, classicRefusal, classicSnapshot, classicView } from './classic.view.ts';

export * from './classic.config.ts';
export * from './classic.machine.ts';
export * from './classic.maths.ts';
export * from './classic.rules.ts';
export * from './classic.rules.ts';
export * from './classic.view.ts';

/**
 * Classic: every hundredth that is staked is one ticket in the pot, one ticket is drawn, and the player who holds it
 * takes the pot less the house's commission.
 */
export const classic = defineSharedGame<ClassicConfig, ClassicChoice, ClassicOutcome>({
  id: 'classic',
  hosting: 'shared',
  seeding: 'chain',
  opponents: 'players',
  configSchema: classicConfigSchema,
  defaultConfig: classicDefaultConfig,
  cues: classicCues,
  choiceSchema: classicChoiceSchema,
  choiceWord: () => '-',
  readChoice: readClassicChoice,
  outcomeSchema: classicOutcomeSchema,
  machine: classicMachine,
  errors: classicErrors,
  refusal: (state, bet) => classicRefusal(state, bet)?.toString(),
  maxStake(state) {
    const { config, potMinor } = classicSnapshot(state).context;
    return classicMaxStake(config, BigInt(potMinor));
  },
  due: classicDue,
  draw: drawClassic,
  payouts: classicPayouts,
  multipliers: classicMultipliers,
  promisedRtp: classicPromisedRtp,
  view: classicView,
  publicSnapshot: classicPublicSnapshot,
});
