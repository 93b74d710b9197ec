import { useEffect, useState } from 'react';
import type { ClosureKind, Profile } from 'server/contract';
import { serverNow } from '../../connection/connection.ts';
import { currentSession, useProfile, useSession } from '../../session/session.ts';
import { createStore, useStore } from '../../store/store.ts';
import { isOfAge } from '../../age/age.ts';
import { openModal } from '../../modal/modal.ts';

/** Why the player's bets are closed. `until`: ms since epoch; null: that does not end by itself. */
export interface PlayBlock {
  kind: ClosureKind | 'session';
  until: number | null;
}

/** Rest of the time that a player allows themselves today. */
export type SessionTime = { state: 'free' } | { state: 'ending' } | { state: 'over'; until: number };

/** Set by what watches the player's limits. */
export const sessionTime = createStore<SessionTime>({ state: 'free' });

const MAX_WAIT_MS = 3_600_000; // a timer cannot wait for months

const blockOf = (profile: Pick<Profile, 'restriction'> | null, time: SessionTime): PlayBlock | undefined => {
  const restriction = profile?.restriction;
  const isOver = (until: number | null): boolean => until !== null && until <= serverNow();
  if (restriction && !isOver(restriction.until)) return restriction;
  if (restriction?.kind === 'self_exclusion') return { kind: 'exclusion_over', until: null };
  return time.state === 'over' && !isOver(time.until) ? { kind: 'session', until: time.until } : undefined;
};

/** Why nothing may be bet now; undefined when it may. */
const currentPlayBlock = (): PlayBlock | undefined => blockOf(currentSession().profile, sessionTime.get());

/** The same for a component, which renders again when it ends. */
export const usePlayBlock = (): PlayBlock | undefined => {
  const block = blockOf(useProfile(), useStore(sessionTime));
  const [, setLookedAt] = useState(0);
  const until = block?.until ?? undefined;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(
      () => setLookedAt(serverNow()),
      Math.min(MAX_WAIT_MS, Math.max(0, until - serverNow()) + 1),
    );
    return () => clearInterval(timer);
  }, [until]);
  return block;
};

/** True when nothing may be bet now: by the player's own will, or because it is not known yet who is here. */
export const usePlayClosed = (): boolean => {
  const block = usePlayBlock();
  return useSession().status === 'loading' || block !== undefined;
};

/**
 * True when somebody is signed in who can bet. A guest is asked to sign up, with sign-in beside it; a player who has
 * closed play for themselves cannot; who has not said so far that they are of age is asked, and `then` goes on.
 */
export const mayPlay = (then: () => void): boolean => {
  const { status } = currentSession();
  if (status === 'guest') openModal('registration');
  return status === 'player' && currentPlayBlock() === undefined && isOfAge(then);
};
