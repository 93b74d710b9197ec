import { v7 as uuidv7 } from 'uuid';
import { useEffect, useState } from 'react';
import { wait, whenOnline } from '../connection/waiting.ts';
import { useProfile } from '../session/session.ts';
import { useStore } from '../store/store.ts';
import type { ProblemOf } from './bet-problem.ts';
import { createBetSender, type BetSender, type BetSenderState } from './bet-sender.ts';

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
