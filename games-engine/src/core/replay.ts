import { createActor, type AnyStateMachine } from 'xstate';
import type { AnyGame, RoundEvent } from './define-game.ts';
import { createFlatInterpreter, NotFlatError } from './flat-interpreter.ts';
import type { JsonObject } from './json.ts';

/** The first event of a log that the machine refused, and the state it was in. */
export interface Refusal {
  index: number;
  type: string;
  state: string;
}

/** Result of a replay: the public snapshot after the last accepted event, and the refusal, if any. */
export interface Replay {
  final: JsonObject;
  refused: Refusal | undefined;
}

interface Snapshot {
  readonly value: unknown;
  readonly context: unknown;
}

/** Runs a log from a new machine: the last snapshot, and the index of the event that was refused, −1 when none was. */
type Run = (events: readonly RoundEvent[]) => { snapshot: Snapshot; refused: number };

const flatRun = (machine: AnyStateMachine, input: object): Run => {
  const interpreter = createFlatInterpreter(machine);
  const initial = interpreter.initial(input);
  return (events) => {
    const { state, refused } = interpreter.run(initial, events);
    return { snapshot: state, refused };
  };
};

const actorRun =
  (machine: AnyStateMachine, input: object): Run =>
  (events) => {
    const actor = createActor(machine, { input }).start();
    for (const [index, event] of events.entries()) {
      const snapshot: Snapshot = actor.getSnapshot();
      actor.send(event);
      if (actor.getSnapshot() === snapshot) return { snapshot, refused: index };
    }
    return { snapshot: actor.getSnapshot(), refused: -1 };
  };

const runOf = (machine: AnyStateMachine, input: object): Run => {
  try {
    return flatRun(machine, input);
  } catch (error) {
    if (error instanceof NotFlatError) return actorRun(machine, input);
    throw error;
  }
};

/** Replays logs of one game under one config, each from a new machine: by its transitions alone where it is flat. */
export const createReplayer = (game: AnyGame, config: object): ((events: readonly RoundEvent[]) => Replay) => {
  const run = runOf(game.machine, { config });
  return (events) => {
    const { snapshot, refused } = run(events);
    const final = game.publicSnapshot(snapshot);
    if (refused < 0) return { final, refused: undefined };
    return { final, refused: { index: refused, type: String(events[refused]?.type), state: String(snapshot.value) } };
  };
};
