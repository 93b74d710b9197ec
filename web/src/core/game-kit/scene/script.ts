import {
  beaconTimeMs,
  betsHashOf,
  bettingClosed,
  createFlatInterpreter,
  defaultDrawConfig,
  drawIn,
  entropyOfBets,
  MIN_MARGIN_MS,
  outcomeDrawn,
  quicknet,
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type AnyGame,
  type DrawConfig,
  type DrawTerms,
  type FlatState,
  type RoundEvent,
  type SharedBet,
  type SharedGame,
  type VoidReason,
} from 'games-engine';

/** A course of a game, told by the events that its machine takes. For the design gallery and the studio. */
export interface SceneScript {
  readonly config?: object; // config that it is played under; left out: the default one
  readonly events: readonly RoundEvent[];
  readonly player?: string; // public id of who looks on; left out: somebody who has not bet
}
export type SceneScripts = Readonly<Record<string, SceneScript>>;

/** A machine's state and since when: the initial one first. */
export interface ScriptStep {
  readonly at: number; // ms
  readonly event: RoundEvent | undefined; // event that led here
  readonly state: FlatState;
}

/** When the first event of every script happens, ms since epoch. */
export const SCRIPT_START = 1_000_000;

/** Id that scenes show for a round that is no real one. */
export const SCRIPT_ROUND = '0192f0c1-0000-7000-8000-000000000001';
export const SCRIPT_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const BEFORE_MS = 1000; // age of the initial state
const PAUSE_MS = 600; // in which a state can be seen that live rounds leave at once

/** Feeds a script to the game's machine, under its own config unless another one is given. Throws when the machine refuses an event. */
export const playScript = (
  game: AnyGame,
  { events, config: ownConfig }: SceneScript,
  config = ownConfig ?? (game.defaultConfig as object),
): readonly ScriptStep[] => {
  const machine = createFlatInterpreter(game.machine);
  const first = machine.initial({ config });
  const steps: ScriptStep[] = [{ at: SCRIPT_START - BEFORE_MS, event: undefined, state: first }];
  let state = first;
  for (const event of events) {
    const next = machine.step(state, event);
    if (!next) throw new Error(`${game.id} refused ${JSON.stringify(event)} in ${state.value}`);
    state = next;
    steps.push({ at: event.at, event, state });
  }
  return steps;
};

/** A bet of a scripted round. `after`: ms since what was before it. */
export interface ScriptedBet<Choice> {
  player: string;
  choice: Choice;
  stakeMinor: number;
  after?: number;
}

/** End of a scripted round; left out: it stays open. */
export type ScriptedEnd<Choice, Outcome> =
  | { draw: (bets: readonly SharedBet<Choice>[]) => Outcome }
  | { voided: VoidReason };

const BET_MS = 1200; // between two bets

/** Between two bets, so that so many of them come well within a time: ms. */
export const betPaceMs = (withinMs: number, count: number): number =>
  Math.max(1, Math.min(BET_MS, Math.floor(withinMs / (2 * count))));

const scriptBeacon = { ...quicknet, genesisTime: 0 }; // a script's time is long before any real beacon's
const SIGNATURE = 'a'.repeat(96);
const LIGHT_MS = 400; // from the beacon's time to the draw

const termsOf = ({ mode }: DrawConfig): DrawTerms => ({ beacon: mode === 'beacon' ? scriptBeacon : null, mode });

/** Draw of a scripted round: its config may have one. */
const drawOf = (config: object): DrawConfig | undefined => (config as { draw?: DrawConfig }).draw;

/** A closed round's close and draw, as version 1 or 2 of the draw has them. */
const closeAndDraw = <Choice extends object, Outcome extends object>(
  dueAt: number,
  bets: readonly SharedBet<Choice>[],
  outcome: Outcome | undefined,
  { open, draw }: { open: FlatState; draw: DrawConfig | undefined },
): readonly RoundEvent[] => {
  if (!draw) {
    const at = dueAt + PAUSE_MS;
    const close = roundClosed(at);
    return outcome ? [close, sharedOutcomeDrawn(at + PAUSE_MS, entropyOfBets(bets), outcome)] : [close];
  }
  const { beaconDate } = drawIn(open);
  const at = dueAt + Math.min(PAUSE_MS, draw.marginMs - MIN_MARGIN_MS);
  const betsHash = betsHashOf([]);
  const close = bettingClosed(at, { beaconRound: beaconDate?.round ?? null, betsHash, signature: SIGNATURE });
  if (!outcome) return [close];
  const beacon = beaconDate && { randomness: betsHash, round: beaconDate.round, signature: SIGNATURE };
  const shinesAt = beaconDate ? beaconTimeMs(scriptBeacon, beaconDate.round) : at;
  return [close, outcomeDrawn(shinesAt + LIGHT_MS, { beacon, cosignatures: [] }, outcome)];
};

const scriptedBet = <Choice extends object>(
  { player, choice, stakeMinor }: ScriptedBet<Choice>,
  id: string,
  at: number,
  draw: DrawConfig | undefined,
): SharedBet<Choice> => {
  const bet = { id, player, account: 'real', currencyId: 1, stakeMinor: BigInt(stakeMinor), choice, at } as const;
  return draw ? { ...bet, salt: SCRIPT_HASH.slice(0, 32), saltedBy: 'player' } : { ...bet, clientSeed: id };
};

/** The events of a shared round as its host would store them: deadlines and payouts are the game's own. */
export const scriptShared = <Config extends object, Choice extends object, Outcome extends object>(
  game: SharedGame<Config, Choice, Outcome>,
  scripted: readonly ScriptedBet<Choice>[],
  end?: ScriptedEnd<Choice, Outcome>,
  config: Config = game.defaultConfig,
): readonly RoundEvent[] => {
  let at = SCRIPT_START;
  const draw = drawOf(config);
  const events: RoundEvent[] = [roundOpened(at, SCRIPT_HASH, 1, draw && termsOf(draw))];
  const bets = scripted.map((bet, index) => {
    at += bet.after ?? BET_MS;
    return scriptedBet(bet, `bet${index}`, at, draw);
  });
  events.push(...bets.map(sharedBetPlaced));
  const state = (): FlatState => lastState(game, events, config);
  const dueAt = (): number => game.due(state())?.at ?? at;
  if (!end) return events;
  if ('voided' in end) {
    if (end.voided === 'unanswered') events.push(...closeAndDraw(dueAt(), bets, undefined, { open: state(), draw }));
    events.push(roundVoided(byItself.has(end.voided) ? dueAt() : at + BET_MS, end.voided));
    return events;
  }
  const outcome = end.draw(bets);
  events.push(...closeAndDraw(dueAt(), bets, outcome, { open: state(), draw }));
  events.push(roundSettled(dueAt(), game.payouts(config, bets, outcome)));
  return events;
};

const byItself: ReadonlySet<VoidReason> = new Set(['alone', 'unanswered']); // void by a deadline of the game's own

/** A script of a round that a beacon decides. */
export const litScript = <Config extends object, Choice extends object, Outcome extends object>(
  game: SharedGame<Config, Choice, Outcome>,
  scripted: readonly ScriptedBet<Choice>[],
  end: ScriptedEnd<Choice, Outcome>,
): SceneScript => {
  const config = { ...game.defaultConfig, draw: defaultDrawConfig };
  return { config, events: scriptShared(game, scripted, end, config) };
};

const lastState = (game: AnyGame, events: readonly RoundEvent[], config: object): FlatState => {
  const state = playScript(game, { events }, config).at(-1)?.state;
  if (!state) throw new Error(`${game.id} has no state`);
  return state;
};

/** Props that the design gallery and the studio give to a game's scene. */
export interface SceneMomentProps {
  steps: readonly ScriptStep[]; // steps of the script so far
  now: ScriptStep; // the last of them
  player: string | undefined; // player who looks on
}

const TAIL_MS = 4000; // in which the last state is shown: longer than any win's ornament

/** From when to when a script is shown, ms. */
export const spanOf = (steps: readonly ScriptStep[]): { from: number; to: number } => ({
  from: steps[0]?.at ?? 0,
  to: (steps.at(-1)?.at ?? 0) + TAIL_MS,
});

/** The steps up to a moment: one at least. */
export const stepsUntil = (steps: readonly ScriptStep[], now: number): readonly ScriptStep[] =>
  steps.slice(0, Math.max(1, steps.findLastIndex(({ at }) => at <= now) + 1));

/** The moment in the middle of a step: what moves is on its way then. */
export const middleOf = (steps: readonly ScriptStep[], index: number): number => {
  const { to } = spanOf(steps);
  const from = steps[index]?.at ?? 0;
  return Math.round((from + (steps[index + 1]?.at ?? to)) / 2);
};
