import { createActor, type Actor, type AnyStateMachine } from 'xstate';
import type { AnySoloGame, RoundEvent } from './define-game.ts';
import type { JsonObject } from './json.ts';

/** What a replay gives: the final public snapshot, or the first event that the machine refused. */
export type Replay =
  | { final: JsonObject; refused: undefined }
  | { final: undefined; refused: { index: number; type: string; state: string } };

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
        return { final: undefined, refused: { index, type: event.type, state: String(before.value) } };
      }
    }
    clockAt = events.at(-1)?.at ?? 0;
    return { final: game.publicSnapshot(actor.getSnapshot()), refused: undefined };
  };
};
