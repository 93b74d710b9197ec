import { generalCodes } from 'server/contract';
import { isConnectionLoss } from '../../connection/call-error.ts';
import { createStore, type Store, useStore } from '../../store/store.ts';
import { asBetInFlight } from './in-play.ts';
import { isFault, isUnanswered, OutcomeUnknownError, type BetProblem, type ProblemOf } from './problem.ts';
import { v7 as uuidv7 } from 'uuid';
import { useEffect, useState } from 'react';
import { wait, whenOnline } from '../../connection/waiting.ts';
import { useProfile } from '../../session/session.ts';

/** State of sending. `recovering`: the connection broke while a bet was on its way. */
export interface BetSenderState {
  pending: boolean;
  recovering: boolean;
  problem: BetProblem | undefined; // problem of the last bet
}

/** Result of one sending. `busy`: another one is on its way, nothing was sent. */
export type Sent<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; problem: BetProblem }
  | { kind: 'busy' };

/** All that sending does to the world. */
export interface BetSenderDeps<Payload extends object, Answer> {
  call: (payload: Payload & { requestId: string }) => Promise<Answer>;
  problemOf: ProblemOf;
  wait: (ms: number) => Promise<void>;
  online: () => Promise<void>; // resolves when there is a connection
  newId: () => string;
}

export interface BetSender<Payload extends object, Answer> {
  store: Store<BetSenderState>;
  /** Sends what moves money until it is known what became of it. Never rejects. One at a time. */
  send: (payload: Payload) => Promise<Sent<Answer>>;
  /** Forgets the last problem: another player sits down. */
  reset: () => void;
}

export const RETRY_MS = 500;
const MAX_FAULTS = 3; // answers that tell no outcome; a lost connection is waited for as long as it takes

const start: BetSenderState = { pending: false, recovering: false, problem: undefined };

/** Sends one bet after the other, each with an id of its own under which it is repeated. */
export const createBetSender = <Payload extends object, Answer>(
  deps: BetSenderDeps<Payload, Answer>,
): BetSender<Payload, Answer> => {
  const store = createStore<BetSenderState>(start);
  const patch = (change: Partial<BetSenderState>): void => store.set({ ...store.get(), ...change });
  const isPassing = (error: unknown): boolean => {
    const { failure, code } = deps.problemOf(error);
    return failure === 'delayed' || code === generalCodes.shuttingDown;
  };

  /**
   * True when the request is to be repeated, with the same id: a lost bet may have been settled, and is settled once.
   */
  const asksAgain = (error: unknown, lost: boolean, faults: number): boolean => {
    if (isFault(error) || isUnanswered(error)) return faults < MAX_FAULTS;
    if (isConnectionLoss(error)) return true;
    if (lost && !isPassing(error)) throw new OutcomeUnknownError(error); // refused now, but perhaps not then
    return lost;
  };

  const settle = async (payload: Payload & { requestId: string }): Promise<Answer> => {
    let lost = false;
    let faults = 0;
    for (;;) {
      try {
        return await deps.call(payload); // oxlint-disable-line no-await-in-loop -- a repeat waits for what it repeats
      } catch (error) {
        if (isFault(error) || isUnanswered(error)) faults += 1;
        if (!asksAgain(error, lost, faults)) throw error;
        lost = true;
        patch({ recovering: true });
        await deps.wait(RETRY_MS); // oxlint-disable-line no-await-in-loop
        await deps.online(); // oxlint-disable-line no-await-in-loop
      }
    }
  };

  return {
    store,
    async send(payload) {
      if (store.get().pending) return { kind: 'busy' };
      patch({ pending: true, problem: undefined });
      try {
        const answer = await asBetInFlight(() => settle({ ...payload, requestId: deps.newId() }));
        patch({ pending: false, recovering: false });
        return { kind: 'answered', answer };
      } catch (error) {
        const problem = deps.problemOf(error);
        patch({ pending: false, recovering: false, problem });
        return { kind: 'refused', problem };
      }
    },
    reset: () => store.set({ ...store.get(), problem: undefined }),
  };
};

/** The world that a sender needs. Ids are ordered by time: the server's index of keys then grows at its end. */
export const senderWorld = { wait, online: whenOnline, newId: (): string => uuidv7() } as const;

export interface BetSending<Payload extends object, Answer> {
  sender: BetSender<Payload, Answer>;
  state: BetSenderState;
}

/** A sender for one screen. `call` and `problemOf` are taken once. Another player begins without a problem. */
export const useBetSender = <Payload extends object, Answer>(
  call: (payload: Payload & { requestId: string }) => Promise<Answer>,
  problemOf: ProblemOf,
): BetSending<Payload, Answer> => {
  const [sender] = useState(() => createBetSender({ ...senderWorld, call, problemOf }));
  const player = useProfile()?.id;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the change of player is what the effect is for
  useEffect(() => () => sender.reset(), [sender, player]);
  return { sender, state: useStore(sender.store) };
};
