import { assign, setup } from 'xstate';
import { z } from 'zod';
import { defineGame, stakeAccounts, type SoloBet } from '../../core/define-game.ts';
import { fraction, ZERO } from '../../core/fraction.ts';
import { capMultiplier, capPayout, defaultPayoutCap, payoutCapSchema } from '../../core/payout-cap.ts';
import { logAmount, logCount, logName } from '../../core/log-shape.ts';
import { volumesSchema } from '../../core/volumes.ts';

export const paritySides = ['odd', 'even'] as const;

export const parityConfigSchema = z.strictObject({
  enabled: z.boolean(),
  houseEdgePpm: z.int().min(0).max(500_000),
  minStakeMinor: z.int().min(1).max(1_000_000_000),
  maxStakeMinor: z.int().min(1).max(1_000_000_000),
  faces: z
    .int()
    .min(2)
    .max(20)
    .refine((faces) => faces % 2 === 0)
    .describe('How many faces the die has'),
  payoutCap: payoutCapSchema.exactOptional(),
  sounds: volumesSchema(['throw']),
});
export type ParityConfig = z.infer<typeof parityConfigSchema>;

const choiceSchema = z.strictObject({ side: z.enum(paritySides) });
export type ParityChoice = z.infer<typeof choiceSchema>;

const outcomeSchema = z.strictObject({ face: z.int().min(1).max(20) });
export type ParityOutcome = z.infer<typeof outcomeSchema>;

/** Multiplier of a win: both sides are one half of the faces. */
export const parityMultiplier = ({ houseEdgePpm }: ParityConfig) =>
  fraction(2n * BigInt(1_000_000 - houseEdgePpm), 1_000_000n);

const isWin = ({ side }: ParityChoice, { face }: ParityOutcome): boolean => (face % 2 === 1) === (side === 'odd');

/** Payout of a win, base hundredths, floored and capped. */
export const parityWin = (config: ParityConfig, stakeMinor: bigint): bigint => {
  const { num, den } = parityMultiplier(config);
  return capPayout(config, (stakeMinor * num) / den);
};

const payout = (config: ParityConfig, stakeMinor: bigint, choice: ParityChoice, outcome: ParityOutcome): bigint =>
  isWin(choice, outcome) ? parityWin(config, stakeMinor) : 0n;

const refusal = (config: ParityConfig, stakeMinor: bigint): string | undefined => {
  if (!config.enabled) return 'WAIT_CANCEL_ROUND';
  if (stakeMinor < BigInt(config.minStakeMinor)) return 'MIN_BET';
  return stakeMinor > BigInt(config.maxStakeMinor) ? 'MAX_BET' : undefined;
};

const logSchema = z.tuple([
  z.strictObject({
    type: z.literal('bet.placed'),
    account: z.enum(stakeAccounts),
    at: logCount,
    betId: logName,
    clientSeed: logName,
    nonce: logCount,
    player: logName,
    side: z.enum(paritySides),
    stakeMinor: logAmount,
  }),
  z.strictObject({ type: z.literal('outcome.drawn'), at: logCount, face: outcomeSchema.shape.face }),
  z.strictObject({ type: z.literal('bet.settled'), at: logCount, payoutMinor: logAmount }),
]);
type ParityEvent = z.infer<typeof logSchema>[number];
type Placed = Extract<ParityEvent, { type: 'bet.placed' }>;
type Drawn = Extract<ParityEvent, { type: 'outcome.drawn' }>;
type Settled = Extract<ParityEvent, { type: 'bet.settled' }>;

interface ParityContext {
  config: ParityConfig;
  bet: Placed | undefined;
  face: number | undefined;
  payoutMinor: string;
  at: number; // time of the last event: events never go back
}

const machine = setup({
  types: { context: {} as ParityContext, events: {} as ParityEvent, input: {} as { config: ParityConfig } },
}).createMachine({
  id: 'parity',
  initial: 'waiting',
  context: ({ input }) => ({ config: input.config, bet: undefined, face: undefined, payoutMinor: '0', at: 0 }),
  states: {
    waiting: { on: { 'bet.placed': { target: 'placed', guard: isTaken, actions: assign(placed) } } },
    placed: { on: { 'outcome.drawn': { target: 'drawn', guard: hasFace, actions: assign(drawn) } } },
    drawn: { on: { 'bet.settled': { target: 'settled', guard: isPaidRight, actions: assign(settled) } } },
    settled: { on: { 'bet.placed': { target: 'placed', guard: isTaken, actions: assign(placed) } } },
  },
});

function isTaken({ context, event }: { context: ParityContext; event: Placed }): boolean {
  return event.at >= context.at && refusal(context.config, BigInt(event.stakeMinor)) === undefined;
}

function hasFace({ context, event }: { context: ParityContext; event: Drawn }): boolean {
  return event.at >= context.at && event.face >= 1 && event.face <= context.config.faces;
}

function isPaidRight({ context, event }: { context: ParityContext; event: Settled }): boolean {
  return event.at >= context.at && event.payoutMinor === context.payoutMinor;
}

function placed({ event }: { event: Placed }): Partial<ParityContext> {
  return { bet: event, face: undefined, payoutMinor: '0', at: event.at };
}

function drawn({ context: { config, bet }, event }: { context: ParityContext; event: Drawn }): Partial<ParityContext> {
  const payoutMinor = bet ? payout(config, BigInt(bet.stakeMinor), bet, event).toString() : '0';
  return { face: event.face, payoutMinor, at: event.at };
}

function settled({ event }: { event: Settled }): Partial<ParityContext> {
  return { at: event.at };
}

const events = (bet: SoloBet<ParityChoice>, { face }: ParityOutcome, payoutMinor: bigint): readonly ParityEvent[] => {
  const { account, at, choice, clientSeed, id, nonce, player, stakeMinor } = bet;
  const staked = { player, side: choice.side, stakeMinor: stakeMinor.toString(), type: 'bet.placed' } as const;
  return [
    { account, at, betId: id, clientSeed, nonce, ...staked },
    { at, face, type: 'outcome.drawn' },
    { at, payoutMinor: payoutMinor.toString(), type: 'bet.settled' },
  ];
};

/** Odd or even: a game with all that a game needs, as short as it can be. Only tests register it. */
export const parity = defineGame<ParityConfig, ParityChoice, ParityOutcome>({
  id: 'parity',
  hosting: 'solo',
  configSchema: parityConfigSchema,
  defaultConfig: {
    enabled: true,
    houseEdgePpm: 40_000,
    minStakeMinor: 10,
    maxStakeMinor: 100_000,
    faces: 6,
    payoutCap: defaultPayoutCap,
  },
  cues: ['throw'],
  choiceSchema,
  outcomeSchema,
  machine,
  errors: { MIN_BET: 'the stake is too small', MAX_BET: 'the stake is too large', WAIT_CANCEL_ROUND: 'switched off' },
  refusal,
  draw: (source, { faces }) => ({ face: 1 + source.int(faces) }),
  payout,
  multiplier: (config, stakeMinor, choice, outcome) =>
    isWin(choice, outcome) ? capMultiplier(config, stakeMinor, parityMultiplier(config)) : ZERO,
  promisedRtp: ({ houseEdgePpm }) => fraction(BigInt(1_000_000 - houseEdgePpm), 1_000_000n),
  events,
  logSchema,
  read(log) {
    const { data } = logSchema.safeParse(log);
    if (!data) return undefined;
    const [{ type: _, betId: id, side, stakeMinor, ...bet }, { face }, { payoutMinor }] = data;
    const read = { ...bet, id, choice: { side }, stakeMinor: BigInt(stakeMinor) };
    return { bet: read, moves: [], outcome: { face }, payoutMinor: BigInt(payoutMinor) };
  },
  publicSnapshot({ value, context }) {
    const { face, payoutMinor } = context as ParityContext;
    return { face: face ?? null, payoutMinor, state: String(value) };
  },
});
