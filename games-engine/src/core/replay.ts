import { createActor, type Actor, type AnyStateMachine } from 'xstate';
import type { AnySoloGame, RoundEvent } from './define-game.ts';
import type { JsonObject } from './json.ts';

/** The first event of a log that the machine refused, and the state it was in. */
export interface Refusal {
  index: number;
  type: string;
  state: string;
}

/** What a replay gives: the public snapshot after the last event that was accepted, and what was refused, if any. */
export interface Replay {
  final: JsonObject;
  refused: Refusal | undefined;
}

/**
 * Replays logs of one game under one config. Keeps one actor between rounds: `send` to a living actor is several
 * times faster than a new actor for each round, and a machine that has settled accepts exactly what a new one does.
 */
export const createReplayer = (game: AnySoloGame, config: object): ((events: readonly RoundEvent[]) => Replay) => {
  const fresh = (): Actor<AnyStateMachine> => createActor(game.machine, { input: { config } }).start();
  let actor = fresh();
  let clockAt = 0;
  return (events) => {
    const firstAt = events[0]?.at ?? 0;
    if (firstAt < clockAt) actor = fresh(); // another player's round may be earlier; a machine's clock never goes back
    for (const [index, event] of events.entries()) {
      const before = actor.getSnapshot();
      actor.send(event);
      if (actor.getSnapshot() === before) {
        actor = fresh();
        return {
          final: game.publicSnapshot(before),
          refused: { index, type: event.type, state: String(before.value) },
        };
      }
    }
    clockAt = events.at(-1)?.at ?? 0;
    return { final: game.publicSnapshot(actor.getSnapshot()), refused: undefined };
  };
};
