import { defineGame } from '../../core/define-game.ts';
import { diceCues, diceConfigSchema, diceDefaultConfig, type DiceConfig } from './dice.config.ts';
import { diceEvents, diceLogSchema, readDiceLog } from './dice.log.ts';
import { diceMachine, type DiceContext } from './dice.machine.ts';
import { dicePromisedRtp } from './dice.maths.ts';
import {
  diceChoiceSchema,
  diceErrors,
  diceOutcomeSchema,
  dicePayout,
  diceRefusal,
  diceRoundMultiplier,
  drawDice,
  type DiceChoice,
  type DiceOutcome,
} from './dice.rules.ts';

export * from './dice.config.ts';
export * from './dice.machine.ts';
export * from './dice.maths.ts';
export * from './dice.rules.ts';

/** Dice: a number from 0.00 to 99.99 is rolled; the player bets that it falls below a percent, or from it on. */
export const dice = defineGame<DiceConfig, DiceChoice, DiceOutcome>({
  id: 'dice',
  hosting: 'solo',
  configSchema: diceConfigSchema,
  defaultConfig: diceDefaultConfig,
  cues: diceCues,
  choiceSchema: diceChoiceSchema,
  outcomeSchema: diceOutcomeSchema,
  machine: diceMachine,
  errors: diceErrors,
  refusal: (config, stakeMinor, choice) => diceRefusal(config, stakeMinor, choice)?.toString(),
  draw: drawDice,
  payout: dicePayout,
  multiplier: diceRoundMultiplier,
  promisedRtp: dicePromisedRtp,
  events: diceEvents,
  logSchema: diceLogSchema,
  read: readDiceLog,
  publicSnapshot(snapshot) {
    const { payoutMinor, roll } = snapshot.context as DiceContext;
    return { payoutMinor, roll: roll ?? null, state: String(snapshot.value) };
  },
});
