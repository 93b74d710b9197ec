import { z } from 'zod';
import { defineGame, stakeAccounts, type SoloBet, type SoloLog } from '../../core/define-game.ts';
import { diceConfigSchema, diceDefaultConfig, type DiceConfig } from './dice.config.ts';
import { diceMachine, type DiceContext, type DiceEvent } from './dice.machine.ts';
import { dicePromisedRtp } from './dice.maths.ts';
import {
  diceChoiceSchema,
  diceErrors,
  diceOutcomeSchema,
  dicePayout,
  diceRefusal,
  diceSides,
  drawDice,
  type DiceChoice,
  type DiceOutcome,
} from './dice.rules.ts';

export * from './dice.config.ts';
export * from './dice.machine.ts';
export * from './dice.maths.ts';
export * from './dice.rules.ts';

const time = z.int().min(0);
const name = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/); // ids and client seeds
const amount = z.string().regex(/^(0|[1-9]\d{0,17})$/);

const logSchema = z.tuple([
  z.strictObject({
    type: z.literal('bet.placed'),
    account: z.enum(stakeAccounts),
    at: time,
    betId: name,
    clientSeed: name,
    nonce: time,
    percentBp: diceChoiceSchema.shape.percentBp,
    player: name,
    side: z.enum(diceSides),
    stakeMinor: amount,
  }),
  z.strictObject({ type: z.literal('outcome.drawn'), at: time, roll: diceOutcomeSchema.shape.roll }),
  z.strictObject({ type: z.literal('bet.settled'), at: time, payoutMinor: amount }),
]);

const diceEvents = (bet: SoloBet<DiceChoice>, outcome: DiceOutcome, payoutMinor: bigint): readonly DiceEvent[] => [
  {
    account: bet.account,
    at: bet.at,
    betId: bet.id,
    clientSeed: bet.clientSeed,
    nonce: bet.nonce,
    percentBp: bet.choice.percentBp,
    player: bet.player,
    side: bet.choice.side,
    stakeMinor: bet.stakeMinor.toString(),
    type: 'bet.placed',
  },
  { at: bet.at, roll: outcome.roll, type: 'outcome.drawn' },
  { at: bet.at, payoutMinor: payoutMinor.toString(), type: 'bet.settled' },
];

const readLog = (events: readonly unknown[]): SoloLog<DiceChoice, DiceOutcome> | undefined => {
  const parsed = logSchema.safeParse(events);
  if (!parsed.success) return undefined;
  const [placed, drawn, settled] = parsed.data;
  const { account, at, clientSeed, nonce, player } = placed;
  return {
    bet: {
      account,
      at,
      choice: { percentBp: placed.percentBp, side: placed.side },
      clientSeed,
      id: placed.betId,
      nonce,
      player,
      stakeMinor: BigInt(placed.stakeMinor),
    },
    outcome: { roll: drawn.roll },
    payoutMinor: BigInt(settled.payoutMinor),
  };
};

/** Dice: a number from 0.00 to 99.99 is rolled; the player bets that it falls below a percent, or from it on. */
export const dice = defineGame<DiceConfig, DiceChoice, DiceOutcome>({
  id: 'dice',
  hosting: 'solo',
  configSchema: diceConfigSchema,
  defaultConfig: diceDefaultConfig,
  choiceSchema: diceChoiceSchema,
  outcomeSchema: diceOutcomeSchema,
  machine: diceMachine,
  errors: diceErrors,
  refusal: (config, stakeMinor, choice) => diceRefusal(config, stakeMinor, choice)?.toString(),
  draw: drawDice,
  payout: dicePayout,
  promisedRtp: dicePromisedRtp,
  events: diceEvents,
  logSchema,
  read: readLog,
  publicSnapshot(snapshot) {
    const { payoutMinor, roll } = snapshot.context as DiceContext;
    return { payoutMinor, roll: roll ?? null, state: String(snapshot.value) };
  },
});
