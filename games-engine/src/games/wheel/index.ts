import { defineSharedGame } from '../../core/define-game.ts';
import type { IntSource } from '../../core/stream.ts';
import { WHEEL_SEGMENTS, type WheelConfig, wheelCues, wheelConfigSchema, wheelDefaultConfig } from './wheel.config.ts';
import { wheelMachine } from './wheel.machine.ts';
import { wheelPromisedRtp } from './wheel.maths.ts';
import {
  wheelOutcomeOfSigned,
  type WheelOutcome,
  drawWheel,
  wheelChoiceSchema,
  wheelDrawnFor,
  wheelErrors,
  wheelMaxStake,
  wheelOutcomeSchema,
  wheelMultipliers,
  wheelPayable,
  wheelPayouts,
  type WheelChoice,
  readWheelChoice,
} from './wheel.rules.ts';
import { SIGNED_REQUEST } from './wheel.signed.ts';
import { wheelDue, wheelPublicSnapshot, wheelRefusal, wheelSnapshot, wheelView } from './wheel.view.ts';

/** An outcome with data in random.org's form for this round; its signature is none. */
const randomSignedOutcome = (config: WheelConfig, roundId: string, source: IntSource): WheelOutcome => {
  const random = { ...SIGNED_REQUEST, data: [source.int(WHEEL_SEGMENTS)], userData: { roundId } };
  return wheelOutcomeOfSigned(config, { random: JSON.stringify(random), signature: 'c2FtcGxl' });
};

export * from './wheel.config.ts';
export * from './wheel.machine.ts';
export * from './wheel.maths.ts';
export * from './wheel.rules.ts';
export * from './wheel.signed.ts';
export * from './wheel.view.ts';

/**
 * Wheel of fortune: players stake on multipliers, a wheel of 32 segments is spun, and every stake on the multiplier where
 * it stops is paid that many times.
 */
export const wheel = defineSharedGame<WheelConfig, WheelChoice, WheelOutcome>({
  id: 'wheel',
  hosting: 'shared',
  seeding: 'chain',
  opponents: 'house',
  configSchema: wheelConfigSchema,
  defaultConfig: wheelDefaultConfig,
  cues: wheelCues,
  choiceSchema: wheelChoiceSchema,
  choiceWord: ({ sector }) => String(sector),
  readChoice: readWheelChoice,
  outcomeSchema: wheelOutcomeSchema,
  machine: wheelMachine,
  growsWithBets: [],
  errors: wheelErrors,
  refusal: (state, bet) => wheelRefusal(state, bet)?.toString(),
  maxStake(state, { sector }) {
    const { bets, config } = wheelSnapshot(state).context;
    return wheelMaxStake(config, sector, wheelPayable(config, bets, sector));
  },
  due: wheelDue,
  draw: drawWheel,
  drawnElsewhere: wheelDrawnFor,
  randomElsewhere: randomSignedOutcome,
  payouts: wheelPayouts,
  multipliers: wheelMultipliers,
  promisedRtp: wheelPromisedRtp,
  view: wheelView,
  publicSnapshot: wheelPublicSnapshot,
});
