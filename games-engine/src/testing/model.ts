/*
 * Every state × every event of a game's machine, for its tests.
 *
 *   const { table } = checkEveryStateAndEvent(battle, {
 *     config,                                              // by default the game's own
 *     events: ({ value, context }) => ({                   // what to try in a state, by names of one's own
 *       'open': roundOpened(1, commitment, 1),
 *       'bet on red': sharedBetPlaced(betAt(context.at)),
 *       'pay too much': roundSettled(context.dueAt, [999n]),
 *     }),
 *     nameOf: ({ value, context }) => …,                   // by default the state's value
 *     isLast: ({ context }) => context.bets.length === 3,  // events are tried here, states behind it are not
 *   });
 *   expect(table).toEqual({ waiting: { 'bet on red': 'countdown' }, … }); // what is not listed was refused
 *
 * The names must be the same in every state: nothing is left untried anywhere. It walks the machine's graph and expects
 * of each state and event that
 *  - XState and the flat interpreter agree, also from a state that was stored as JSON and restored;
 *  - a refused event changes nothing, and an accepted one carries the context's new `at`;
 *  - an accepted event is refused when it comes before the last one;
 *  - the context is plain JSON and names no seed that is not public (a solo game's may leave undefined members out);
 *  - `refusal` says a code of the game's table exactly when the machine refuses a bet that is stated as one;
 *  - a shared game does not read what broadcasts leave out, `due` is kept to the millisecond, `view` and
 *    `publicSnapshot` are JSON;
 *  - every state of the machine is reached.
 */
import { expect } from 'vitest';
import { transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyGame, AnySharedGame, RoundEvent } from '../core/define-game.ts';
import { createFlatInterpreter, type FlatState } from '../core/flat-interpreter.ts';
import { sharedEventSchema } from '../core/event-schema.ts';
import { betOfEvent, roundClosed, roundVoided, type SharedBetPlaced } from '../core/shared-round.ts';

/** Events by names of the test's own. */
export type NamedEvents = Readonly<Record<string, RoundEvent | (RoundEvent & Readonly<Record<string, unknown>>)>>;

export interface ModelOptions<Context extends object> {
  config?: object;
  /** Acceptable events and unacceptable ones, made for a state; the same names in each. */
  events: (state: { value: string; context: Context }) => NamedEvents;
  /** Under which name a state stands in the table, where its value alone does not decide what it accepts. */
  nameOf?: (state: { value: string; context: Context }) => string;
  /** Ends the walk, so that the graph is finite. */
  isLast?: (state: { value: string; context: Context }) => boolean;
  /** Most states that are looked at; more is an error. 20,000 unless given. */
  limit?: number;
}

/** For each state by its name: the accepted events and the state after each (several where it depends on more). */
export type ModelTable = Record<string, Record<string, string>>;

export interface Model {
  table: ModelTable;
  states: number; // states looked at
  tried: number; // events, in all states together
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const flatOf = (snapshot: AnyMachineSnapshot): FlatState => ({
  value: String(snapshot.value),
  context: snapshot.context as object,
});

/** Tries every event in every state that can be reached. See the top of this file. */
export const checkEveryStateAndEvent = <Context extends object>(
  game: AnyGame,
  options: ModelOptions<Context>,
): Model => {
  const { limit = 20_000 } = options;
  const isLast = options.isLast ?? (() => false);
  const nameOf = options.nameOf ?? (({ value }: FlatState) => value);
  const typed = (state: FlatState): { value: string; context: Context } => state as never;
  const config: object = options.config ?? (game.defaultConfig as object);
  const eventsOf = (state: FlatState): NamedEvents => options.events(typed(state));
  const checks = createChecks(game, config);
  const table: Record<string, Record<string, Set<string>>> = {};
  let [tried, names]: [number, string[] | undefined] = [0, undefined];
  const states = reachable(game, config, eventsOf, (state) => isLast(typed(state)), limit);
  for (const state of states) {
    checks.state(state);
    const row = (table[nameOf(typed(state))] ??= {});
    const events = eventsOf(state);
    names ??= Object.keys(events).toSorted();
    expect(Object.keys(events).toSorted(), `the names of what is tried in ${textOf(state)}`).toEqual(names);
    for (const [name, event] of Object.entries(events)) {
      tried += 1;
      const next = checks.event(state, name, event);
      if (next) (row[name] ??= new Set()).add(nameOf(typed(next)));
    }
  }
  const reached = [...new Set(states.map(({ value }) => value))].toSorted();
  expect(reached, 'the states that are reached').toEqual(Object.keys(Object(game.machine.config.states)).toSorted());
  return { table: settled(table), states: states.length, tried };
};

const settled = (table: Record<string, Record<string, Set<string>>>): ModelTable =>
  Object.fromEntries(
    Object.entries(table).map(([state, row]) => [
      state,
      Object.fromEntries(Object.entries(row).map(([event, next]) => [event, [...next].toSorted().join(' or ')])),
    ]),
  );

const textOf = ({ value, context }: FlatState): string => {
  const { config: _, ...rest } = context as Record<string, unknown>;
  return `${value} ${JSON.stringify(rest)}`.slice(0, 400);
};

/** Every state that the events lead to, each once. */
const reachable = (
  game: AnyGame,
  config: object,
  eventsOf: (state: FlatState) => NamedEvents,
  isLast: (state: FlatState) => boolean,
  limit: number,
): FlatState[] => {
  const map = getAdjacencyMap<AnyMachineSnapshot, EventObject, object>(game.machine, {
    input: { config },
    events: (snapshot) => Object.values(eventsOf(flatOf(snapshot))) as EventObject[],
    serializeState: (snapshot) => JSON.stringify(flatOf(snapshot)),
    stopWhen: (snapshot) => isLast(flatOf(snapshot)),
    limit,
  });
  return Object.values(map).map(({ state }) => flatOf(state));
};

interface Checks {
  /** Asserts what must hold in a state. */
  state(state: FlatState): void;
  /** Tries one event: the state after it, or undefined when it is refused. */
  event(state: FlatState, name: string, event: RoundEvent): FlatState | undefined;
}

const createChecks = (game: AnyGame, config: object): Checks => {
  const interpreter = createFlatInterpreter(game.machine);
  const step = (state: FlatState, event: RoundEvent): FlatState | undefined => interpreter.step(state, event);

  /** XState's own answer, from a state that was stored and restored. */
  const byXState = (state: FlatState, event: RoundEvent): FlatState | undefined => {
    const snapshot = game.machine.resolveState({ value: state.value, context: state.context });
    const [next] = transition(game.machine, snapshot, event);
    return next === snapshot ? undefined : flatOf(next);
  };

  return {
    state(state) {
      const where = textOf(state);
      if (game.hosting === 'shared') expect(copy(state.context), `${where}: plain JSON`).toStrictEqual(state.context);
      expect(JSON.stringify(state), `${where}: no secret`).not.toMatch(/serverSeed/);
      expectPublic(where, game.publicSnapshot(state));
      if (game.hosting === 'shared') expectShared(game, step, state);
    },
    event(state, name, event) {
      const where = `${name} in ${textOf(state)}`;
      const before = JSON.stringify(state);
      const next = step(state, event);
      expect(JSON.stringify(state), `${where}: the state before is left as it was`).toBe(before);
      expect(byXState(state, event), `${where}: XState and the flat interpreter`).toEqual(next);
      expect(byXState(copy(state), copy(event)), `${where}: from a stored state`).toEqual(next);
      expect(step(copy(state), copy(event)), `${where}: from a stored state`).toEqual(next);
      if (next) expectTime(where, step, state, event, next);
      if (event.type === 'bet.placed') expectRefusal(game, config, where, state, event, next !== undefined);
      if (event.type === 'bet.placed' && game.hosting === 'shared') {
        const { account: _, clientSeed: __, ...broadcast } = event as SharedBetPlaced;
        expect(step(state, broadcast), `${where}: what a broadcast leaves out is not read`).toEqual(next);
      }
      return next;
    },
  };
};

type Step = (state: FlatState, event: RoundEvent) => FlatState | undefined;

const atOf = (state: FlatState): number => Number((state.context as { at?: unknown }).at);

const expectTime = (where: string, step: Step, state: FlatState, event: RoundEvent, next: FlatState): void => {
  expect(atOf(next), `${where}: the time of the last event`).toBe(event.at);
  expect(event.at, `${where}: the time does not go back`).toBeGreaterThanOrEqual(atOf(state));
  const early = { ...event, at: atOf(state) - 1 };
  expect(step(state, early), `${where}: a millisecond before the last event`).toBeUndefined();
};

const expectPublic = (where: string, value: object): void => {
  expect(copy(value), `${where}: the public snapshot is JSON`).toStrictEqual(value);
  expect(Object.keys(value), `${where}: keys of the public snapshot`).toEqual(Object.keys(value).toSorted());
};

const expectRefusal = (
  game: AnyGame,
  config: object,
  where: string,
  state: FlatState,
  event: RoundEvent,
  isAccepted: boolean,
): void => {
  const code = game.hosting === 'shared' ? sharedRefusal(game, state, event) : soloRefusal(game, config, event);
  if (code === null) return; // not stated as a bet at all
  if (isAccepted) expect(code, `${where}: refused by the rules, accepted by the machine`).toBeUndefined();
  if (!isAccepted && game.hosting === 'shared') expect(code, `${where}: a code for the refusal`).toBeDefined();
  if (code !== undefined) expect(Object.keys(game.errors), `${where}: codes of the game`).toContain(code);
};

const sharedRefusal = (game: AnySharedGame, state: FlatState, event: RoundEvent): string | undefined | null => {
  const isBet = ([1, 2] as const).some((version) => sharedEventSchema(game, version).safeParse(event).success);
  if (!isBet) return null;
  return game.refusal(state, betOfEvent(event as SharedBetPlaced));
};

const soloRefusal = (
  game: Exclude<AnyGame, AnySharedGame>,
  config: object,
  event: RoundEvent,
): string | undefined | null => {
  const { stakeMinor, ...members } = event as RoundEvent & { stakeMinor?: unknown };
  const shape = Object.keys(Object(Reflect.get(game.choiceSchema, 'shape')));
  const choice = game.choiceSchema.safeParse(
    Object.fromEntries(Object.entries(members).filter(([key]) => shape.includes(key))),
  );
  if (!choice.success || typeof stakeMinor !== 'string' || !/^\d+$/.test(stakeMinor)) return null;
  return game.refusal(config, BigInt(stakeMinor), choice.data);
};

/** A deadline is kept to the millisecond: what is due is accepted then and refused before. */
const expectShared = (game: AnySharedGame, step: Step, state: FlatState): void => {
  const where = textOf(state);
  expect(copy(game.view(state)), `${where}: the view is JSON`).toStrictEqual(game.view(state));
  const due = game.due(state);
  if (!due) return;
  expect(Number.isSafeInteger(due.at), `${where}: due at ${due.at}`).toBe(true);
  const accepts = (at: number): boolean => dueEvents(due.what, state, at).some((event) => step(state, event));
  if (due.what === 'end') return; // the host opens the next round with a machine of its own
  expect(accepts(due.at), `${where}: ${due.what} when it is due`).toBe(true);
  expect(accepts(due.at - 1), `${where}: ${due.what} a millisecond before it is due`).toBe(false);
};

const dueEvents = (what: string, { context }: FlatState, at: number): RoundEvent[] => {
  if (what === 'close') return [roundClosed(at)];
  if (what === 'void') return [roundVoided(at, 'alone')];
  const { payoutsMinor } = context as { payoutsMinor?: readonly string[] };
  const settle = { at, payoutsMinor: payoutsMinor ?? [], type: 'round.settled' };
  return what === 'settle' ? [settle] : [];
};
