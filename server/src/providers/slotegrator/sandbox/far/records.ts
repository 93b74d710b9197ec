import type { AskedFreespins } from '../../slotegrator.contract.ts';
import type { FarSession } from '../far-wallet.ts';
import type { FarStore } from './store.ts';

/** An open frame. Its page authenticates by the token alone. */
export interface PlaySession extends FarSession {
  token: string;
  isDemo: boolean;
  language: string;
  returnUrl?: string | undefined;
  table?: string | undefined; // for a game with a lobby
  balanceMinor: number; // as last reported; in demo mode: play money
  openedAt: number; // ms since epoch
  isClosed?: boolean;
}

export interface Round {
  id: string;
  token: string;
  status: 'betting' | 'on' | 'over' | 'void'; // betting: the casino has not answered
  stakeMinor: number; // stake of the first bet
  bets: readonly { minor: number; isTaken: boolean }[]; // all that were sent; those after the first are additional stakes
  wonMinor: number;
  step: number; // number of draws so far
  at: number; // ms since epoch
  facts?: object;
  dueAt?: number | undefined;
  freespinId?: string;
}

/** A callback that is retried until the casino answers. */
export interface OwedCall {
  id: string; // its transaction
  token: string;
  fields: Readonly<Record<string, string>>;
  tries: number;
  status: 'waiting' | 'held' | 'done' | 'given up'; // held: until a tester releases it
}

export interface Freespins extends AskedFreespins {
  left: number;
  totalWinMinor: number;
  stakeMinor: number; // value of a spin
  isCanceled: boolean;
}

/** A logged callback with its answer, for testers. */
export interface LoggedCall {
  at: number;
  what: string;
  answer: string;
}

const SESSION_MS = 24 * 3_600_000;

/** Typed access to the simulator's store. */
export const openRecords = (store: FarStore, now: () => number) => {
  const putSession = (session: PlaySession): void =>
    store.put('session', session.token, { owner: session.playerId, at: session.openedAt }, session);
  const freespinsOf = (session: PlaySession): Freespins | undefined =>
    store
      .listOf<Freespins>('freespins', session.playerId)
      .find(
        (each) =>
          each.game_uuid === session.gameUuid &&
          each.currency === session.currency &&
          each.left > 0 &&
          !each.isCanceled &&
          each.valid_from * 1000 <= now() &&
          each.valid_until * 1000 > now(),
      );
  return {
    store,
    now,
    session: (token: string) => store.get<PlaySession>('session', token),
    sessions: (limit: number) => store.list<PlaySession>('session', limit),
    /** A player's latest ones. */
    sessionsOf: (playerId: string) => store.listOf<PlaySession>('session', playerId, 20),
    putSession,
    isClosed: (session: PlaySession): boolean => session.isClosed === true || now() - session.openedAt > SESSION_MS,
    /** Stores the player's current balance. */
    setBalance(token: string, balanceMinor: number): void {
      const session = store.get<PlaySession>('session', token);
      if (session) putSession({ ...session, balanceMinor });
    },
    round: (id: string) => store.get<Round>('round', id),
    rounds: (token: string, limit: number) => store.listOf<Round>('round', token, limit),
    list: () => store.list<Round>('round', 500),
    dueRounds: () => store.listDue<Round>('round'),
    putRound: (round: Round): void =>
      store.put('round', round.id, { owner: round.token, at: round.at, due: round.dueAt }, round),
    call: (id: string) => store.get<OwedCall>('call', id),
    calls: (token: string) => store.listOf<OwedCall>('call', token, 50),
    dueCalls: () => store.listDue<OwedCall>('call'),
    putCall: (call: OwedCall, due?: number): void =>
      store.put('call', call.id, { owner: call.token, at: now(), due }, call),
    freespins: (id: string) => store.get<Freespins>('freespins', id),
    putFreespins: (each: Freespins): void =>
      store.put('freespins', each.freespin_id, { owner: each.player_id, at: each.valid_from * 1000 }, each),
    freespinsOf,
  };
};
export type Records = ReturnType<typeof openRecords>;
