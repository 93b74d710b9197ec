import type { AnyStateMachine } from 'xstate';

/** A machine's state between two events: what a snapshot shows. */
export interface FlatState {
  readonly value: string;
  readonly context: object;
}

/** Steps plain data through a machine's own transitions. */
export interface FlatInterpreter {
  /** The state a new actor starts in. */
  initial(input: object): FlatState;
  /** The state after an event, or undefined when the machine does not accept it. */
  step(state: FlatState, event: { readonly type: string }): FlatState | undefined;
  /**
   * The same for a whole log, as far as it is accepted. `refused`: the index of the event that was not, −1 when all were.
   * What lies between is shown to nobody, so one context is written on instead of a new one for each event.
   */
  run(state: FlatState, events: readonly { readonly type: string }[]): { state: FlatState; refused: number };
}

/** Why a machine needs an actor: it does more than the interpreter reads. */
export class NotFlatError extends Error {
  constructor(machine: string, what: string) {
    super(`machine ${machine} is not flat: ${what}`);
    this.name = 'NotFlatError';
  }
}

interface Arguments {
  context: object;
  event: { readonly type: string };
}

interface FlatTransition {
  target: string;
  guard: ((args: Arguments) => boolean) | undefined;
  assignment: ((args: Arguments) => object) | undefined;
}

type FlatTransitions = ReadonlyMap<string, ReadonlyMap<string, readonly FlatTransition[]>>;

/**
 * Reads the transitions of a flat XState machine: states side by side, inline guards, at most one inline `assign` each.
 * Throws NotFlatError for anything else. It steps several times faster than an actor, for replays in bulk; the tests
 * hold it to XState's own answers.
 */
export const createFlatInterpreter = (machine: AnyStateMachine): FlatInterpreter => {
  const transitions = readMachine(machine);
  const contextOf = machine.config.context as unknown;
  const start = String(machine.config.initial);
  const find = (value: string, args: Arguments): FlatTransition | undefined => {
    const candidates = transitions.get(value)?.get(args.event.type);
    if (candidates) for (const each of candidates) if (!each.guard || each.guard(args)) return each;
    return undefined;
  };
  return {
    initial: (input) => ({
      value: start,
      context: typeof contextOf === 'function' ? (contextOf({ input }) as object) : Object(contextOf),
    }),
    step(state, event) {
      const args = { context: state.context, event };
      const found = find(state.value, args);
      if (!found) return undefined;
      const { assignment, target } = found;
      return { value: target, context: assignment ? { ...state.context, ...assignment(args) } : state.context };
    },
    run(state, events) {
      const context = { ...state.context };
      let { value } = state;
      for (let index = 0; index < events.length; index += 1) {
        const event = events[index];
        const args = event && { context, event };
        const found = args && find(value, args);
        if (!found) return { state: { value, context }, refused: index };
        if (found.assignment) Object.assign(context, found.assignment(args));
        value = found.target;
      }
      return { state: { value, context }, refused: -1 };
    },
  };
};

const rootKeys = ['id', 'initial', 'context', 'states', 'types', 'schemas', 'version', 'description'];
const stateKeys = ['on', 'description', 'tags', 'meta'];
const transitionKeys = ['target', 'guard', 'actions', 'description'];

const readMachine = (machine: AnyStateMachine): FlatTransitions => {
  const fail = (what: string): never => {
    throw new NotFlatError(machine.id, what);
  };
  const only = (where: string, value: object, allowed: readonly string[]): void => {
    const strange = Object.keys(value).find((key) => !allowed.includes(key));
    if (strange !== undefined) fail(`${where} has "${strange}"`);
  };

  const readTransition = (where: string, names: readonly string[], config: object): FlatTransition => {
    only(where, config, transitionKeys);
    const { target, guard, actions } = config as Record<string, unknown>;
    if (typeof target !== 'string' || !names.includes(target)) return fail(`${where} has no state as its target`);
    if (guard !== undefined && typeof guard !== 'function') return fail(`${where} has a guard that is not inline`);
    return { target, guard: guard as FlatTransition['guard'], assignment: readAssignment(where, actions) };
  };

  const readAssignment = (where: string, actions: unknown): FlatTransition['assignment'] => {
    if (actions === undefined) return undefined;
    const { type, assignment } = Object(actions) as { type?: unknown; assignment?: unknown };
    const isAssign = typeof actions === 'function' && type === 'xstate.assign' && typeof assignment === 'function';
    return isAssign ? (assignment as FlatTransition['assignment']) : fail(`${where} does more than one inline assign`);
  };

  const { config } = machine;
  only('the root', config, rootKeys);
  const states: Record<string, object> = config.states ?? {};
  const names = Object.keys(states);
  if (!names.includes(String(config.initial))) fail('it has no initial state');
  const readState = ([name, state]: [string, object]): [string, Map<string, readonly FlatTransition[]>] => {
    only(name, state, stateKeys);
    const on: Record<string, unknown> = (state as { on?: Record<string, unknown> }).on ?? {};
    const events = Object.entries(on).map(([type, listed]): [string, readonly FlatTransition[]] => {
      const where = `${name} on ${type}`;
      if (type.includes('*')) fail(`${where} is a wildcard`);
      const list = Array.isArray(listed) ? listed : [listed];
      return [
        type,
        list.map((each: unknown) =>
          readTransition(where, names, typeof each === 'string' ? { target: each } : Object(each)),
        ),
      ];
    });
    return [name, new Map(events)];
  };
  return new Map(Object.entries(states).map(readState));
};
