import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  createActor,
  type Actor,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** A game's machine run on the client: it is fed the events that the server's machine had, and never decides. */
export interface Replica<M extends AnyStateMachine> {
  snapshot: SnapshotFrom<M>;
  /** Feeds a round's events. False: the machine refused one, so it runs under another config than the server's. */
  feed: (events: readonly EventFromLogic<M>[]) => boolean;
}

const start = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Actor<M> =>
  createActor(machine, { input }).start();

/** Runs a replica of a round; a new machine or config starts over. `input` must keep its identity. */
export const useRoundReplica = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Replica<M> => {
  const [generation, setGeneration] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the generation is what asks for a new actor
  const actor = useMemo(() => start(machine, input), [machine, input, generation]);
  useEffect(() => () => void actor.stop(), [actor]);
  const snapshot = useSelector(actor, (current: SnapshotFrom<M>) => current);
  const feed = useCallback(
    (events: readonly EventFromLogic<M>[]): boolean => {
      for (const event of events) {
        const before = actor.getSnapshot();
        actor.send(event);
        if (actor.getSnapshot() !== before) continue;
        setGeneration((count) => count + 1);
        return false;
      }
      return true;
    },
    [actor],
  );
  return { snapshot, feed };
};
