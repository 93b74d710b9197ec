import { assign, setup } from 'xstate';
import { z } from 'zod';
import { contentHash } from './canonical.ts';
import type { RoundEvent, SoloBet, SoloGame, SoloLog } from './define-game.ts';
import { ZERO, type Fraction } from './fraction.ts';
import type { JsonObject } from './json.ts';
import { logCount, logName } from './log-shape.ts';
import type { IntSource } from './stream.ts';

/** The draw as it stands in the log: who drew, with which number of which seeds, and what decided what can come of it. */
export interface DrawTaken extends RoundEvent {
  type: 'draw.taken';
  choice: object;
  clientSeed: string;
  drawId: string;
  nonce: number;
  player: string;
}

export interface PrizeDrawn extends RoundEvent {
  type: 'outcome.drawn';
  outcome: object;
}

export type FreeDrawEvent = DrawTaken | PrizeDrawn;

export interface FreeDrawContext {
  config: object;
  choice: object | undefined; // known from `taken` on
  outcome: object | undefined; // known from `drawn` on
  at: number; // time of the last event: events never go back
}

/** Fields of every outcome of a draw: the prize in hundredths, as decimal text; 0 for a thing. */
export interface PrizeOutcome {
  prizeMinor: string;
}

/** Average prize of draws, exact, for some of the players or in prizes of one kind. */
export interface DrawAverage {
  id: string; // stable: the VIP level, or the kind of prize
  unit: 'base' | 'dic' | 'item'; // hundredths of the base currency or of DIC; things
  average: Fraction; // a draw
}

/** A place of a distribution. */
export interface DrawPlace {
  where: string; // its place in the config, with dots
  probability: Fraction;
}

/** Parts of a draw: everything that a game has without a stake. */
export interface FreeDrawParts<Config extends object, Choice extends object, Outcome extends PrizeOutcome> {
  id: string; // as GAME_ID has it
  configSchema: z.ZodType<Config>;
  defaultConfig: Config;
  cues: readonly string[]; // the sounds whose volume a config may say
  choiceSchema: z.ZodType<Choice>; // facts about the player that counted; keys in canonical order
  outcomeSchema: z.ZodType<Outcome>; // keys in canonical order
  errors: Readonly<Record<string, string>>; // code → meaning
  /** The code with which this draw is refused, or undefined when the rules accept it. */
  refusal(config: Config, choice: Choice): string | undefined;
  /** Draws the outcome. Reads nothing but the source. */
  draw(source: IntSource, config: Config, choice: Choice): Outcome;
  /** Every outcome that can be drawn. */
  outcomes(config: Config, choice: Choice): readonly Outcome[];
  /** Cost of a draw: it does not depend on any player. */
  averages(config: Config): readonly DrawAverage[];
  /** The exact chance of every place of the distribution. */
  places(config: Config): readonly DrawPlace[];
}

/** A draw that costs nothing, as registries hold it. */
export type FreeDraw<Config extends object, Choice extends object, Outcome extends PrizeOutcome> = SoloGame<
  Config,
  Choice,
  Outcome
> &
  Pick<FreeDrawParts<Config, Choice, Outcome>, 'outcomes' | 'averages' | 'places'> & { isFree: true };

// oxlint-disable-next-line typescript/no-explicit-any -- as AnySoloGame: every use parses with the draw's schemas first
export type AnyFreeDraw = FreeDraw<any, any, any>;

/**
 * Declares a draw that a player takes for nothing from their own seed pair: it has a number of the pair, a record and a
 * leaf as a bet has, but no table, stake, or payout. What it gives is granted by the area that let the player draw.
 */
export const defineFreeDraw = <Config extends object, Choice extends object, Outcome extends PrizeOutcome>(
  parts: FreeDrawParts<Config, Choice, Outcome>,
): FreeDraw<Config, Choice, Outcome> => {
  const { id, configSchema, defaultConfig, cues, choiceSchema, outcomeSchema, errors, refusal, draw, outcomes } = parts;
  const { averages, places } = parts;
  const logSchema = z.tuple([
    z.strictObject({
      type: z.literal('draw.taken'),
      at: logCount,
      choice: choiceSchema,
      clientSeed: logName,
      drawId: logName,
      nonce: logCount,
      player: logName,
    }),
    z.strictObject({ type: z.literal('outcome.drawn'), at: logCount, outcome: outcomeSchema }),
  ]);
  return {
    id,
    hosting: 'solo',
    isFree: true,
    configSchema,
    defaultConfig,
    cues,
    choiceSchema,
    outcomeSchema,
    machine: freeDrawMachine(parts),
    errors,
    refusal: (config, stakeMinor, choice) => (stakeMinor === 0n ? refusal(config, choice) : 'STAKE'),
    draw,
    outcomes,
    averages,
    places,
    payout: () => 0n,
    multiplier: () => ZERO,
    promisedRtp: () => ZERO,
    events: freeDrawEvents,
    logSchema,
    read(events) {
      const parsed = logSchema.safeParse(events);
      return parsed.success ? logOf<Choice, Outcome>(...parsed.data) : undefined;
    },
    publicSnapshot(snapshot) {
      const { outcome } = snapshot.context as FreeDrawContext;
      return { outcome: (outcome as JsonObject | undefined) ?? null, state: String(snapshot.value) };
    },
  };
};

const freeDrawEvents = (bet: SoloBet<object>, outcome: object): readonly FreeDrawEvent[] => [
  {
    at: bet.at,
    choice: bet.choice,
    clientSeed: bet.clientSeed,
    drawId: bet.id,
    nonce: bet.nonce,
    player: bet.player,
    type: 'draw.taken',
  },
  { at: bet.at, outcome, type: 'outcome.drawn' },
];

const logOf = <Choice extends object, Outcome extends object>(
  taken: Omit<DrawTaken, 'choice'> & { choice: Choice },
  drawn: Omit<PrizeDrawn, 'outcome'> & { outcome: Outcome },
): SoloLog<Choice, Outcome> => ({
  bet: {
    account: 'real',
    at: taken.at,
    choice: taken.choice,
    clientSeed: taken.clientSeed,
    id: taken.drawId,
    nonce: taken.nonce,
    player: taken.player,
    stakeMinor: 0n,
  },
  moves: [],
  outcome: drawn.outcome,
  payoutMinor: 0n,
});

/** The life of a draw: waiting → taken → drawn. Context holds nothing secret. */
const freeDrawMachine = <Config extends object, Choice extends object, Outcome extends PrizeOutcome>({
  id,
  refusal,
  outcomes,
}: FreeDrawParts<Config, Choice, Outcome>) => {
  const isOpen = ({ context, event }: { context: FreeDrawContext; event: DrawTaken }): boolean =>
    event.at >= context.at && refusal(context.config as Config, event.choice as Choice) === undefined;
  const canCome = ({ context, event }: { context: FreeDrawContext; event: PrizeDrawn }): boolean => {
    const wanted = contentHash(event.outcome);
    const { choice, config } = context;
    const all = outcomes(config as Config, choice as Choice);
    return event.at >= context.at && all.some((outcome) => contentHash(outcome) === wanted);
  };
  return setup({
    types: {
      context: {} as FreeDrawContext,
      events: {} as FreeDrawEvent,
      input: {} as { config: object },
    },
  }).createMachine({
    id,
    initial: 'waiting',
    context: ({ input }) => ({ config: input.config, choice: undefined, outcome: undefined, at: 0 }),
    states: {
      waiting: { on: { 'draw.taken': { target: 'taken', guard: isOpen, actions: assign(drawTaken) } } },
      taken: { on: { 'outcome.drawn': { target: 'drawn', guard: canCome, actions: assign(prizeDrawn) } } },
      drawn: {},
    },
  });
};

function drawTaken({ event }: { event: DrawTaken }): Partial<FreeDrawContext> {
  return { choice: event.choice, outcome: undefined, at: event.at };
}

function prizeDrawn({ event }: { event: PrizeDrawn }): Partial<FreeDrawContext> {
  return { outcome: event.outcome, at: event.at };
}
