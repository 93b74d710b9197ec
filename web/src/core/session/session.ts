import type { Profile } from 'server/contract';
import { CallError, legacy, onApp, onOnline, reconnect, connect, disconnect } from '../connection/connection.ts';
import { queryClient } from '../connection/query.ts';
import { readSaved, save } from '../store/saved.ts';
import { createStore, useStore } from '../store/store.ts';

/** Account of a one-click registration: shown once, kept by nobody but its owner. */
export interface FastAccount {
  readonly login: string;
  readonly password: string;
}

const store = createStore<FastAccount | null>(null);

export const keepFastAccount = (account: FastAccount): void => store.set(account);

/** Forgets it: its owner has noted it down, or has signed out. */
export const forgetFastAccount = (): void => store.set(null);

/** The account whose login and password have yet to be noted down, or null. */
export const useFastAccount = (): FastAccount | null => useStore(store);

export interface Session {
  readonly status: 'loading' | 'guest' | 'player';
  readonly profile: Profile | null; // while loading: what was known at the last visit, for the header to keep its shape
}

export type Account = 'real' | 'bonus' | 'usdicLocked';

const accountFields = {
  real: 'balance',
  bonus: 'bonus_balance',
  usdicLocked: 'usdicBalanceLocked',
} as const satisfies Record<Account, keyof Profile>;

const PROFILE = 'profile';
const SIGN_IN = 2;
const ASK_AGAIN_MS = 2000;
export const USDIC = 7; // the currency that plays from its own account

const saved = readSaved(PROFILE);
const isProfile = (value: unknown): value is Profile => typeof value === 'object' && value !== null && 'nick' in value;

const session = createStore<Session>({ status: 'loading', profile: isProfile(saved) ? saved : null });
session.subscribe(() => save(PROFILE, session.get().profile ?? undefined));

export const currentSession = (): Session => session.get();
export const onSession = (listener: () => void): (() => void) => session.subscribe(listener);
export const useSession = (): Session => useStore(session);

/** The signed-in player, or null for a guest and while it is not known. */
export const useProfile = (): Profile | null => {
  const { status, profile } = useSession();
  return status === 'player' ? profile : null;
};

const becomeGuest = (): void => session.set({ status: 'guest', profile: null });

let latest = 0; // answers of older questions are of an older session
let newest: Promise<void> = Promise.resolve(); // the answer to the latest one

const ask = async (question: number): Promise<void> => {
  try {
    const profile = await legacy('user:updateUser', {});
    if (question === latest) session.set({ status: 'player', profile });
  } catch (error) {
    if (question !== latest) return;
    const code = error instanceof CallError ? error.code : undefined;
    if (code === SIGN_IN) becomeGuest();
    else if (code !== 'offline' && session.get().status === 'loading')
      setTimeout(() => question === latest && void refreshProfile(), ASK_AGAIN_MS);
  }
};

/**
 * Asks the server who is signed in, and resolves once it has answered, also when it was asked again meanwhile. A lost
 * connection and a server in trouble change nothing. It is asked again when the connection is back, and, while nothing is
 * known, after a while.
 */
export const refreshProfile = async (): Promise<void> => {
  const question = ++latest;
  newest = ask(question);
  await newest;
  if (question !== latest) await newest;
};

/** Changes fields of the profile that an answer or a push has told. */
export const patchProfile = (changes: Partial<Profile>): void => {
  const { status, profile } = session.get();
  if (profile) session.set({ status, profile: { ...profile, ...changes } });
};

/** Shows an account's new balance, base hundredths. */
export const setBalance = (account: Account, minor: number): void => patchProfile({ [accountFields[account]]: minor });

/** The account that bets are paid from, by game mode and currency. */
export const playAccount = ({ game_mode, targetCurrency }: Pick<Profile, 'game_mode' | 'targetCurrency'>): Account => {
  if (targetCurrency === USDIC) return 'usdicLocked';
  return game_mode === 0 ? 'real' : 'bonus';
};

/** The balance that bets are paid from, base hundredths. */
export const playBalance = (profile: Profile): number => profile[accountFields[playAccount(profile)]];

/** Ends the session here and on the server. Rejects when the server could not be reached. */
export const signOut = async (): Promise<void> => {
  const answer = await fetch('/api/auth/exit', { method: 'POST' });
  if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`);
  latest++;
  forgetFastAccount();
  becomeGuest();
  queryClient.clear();
  reconnect();
};

/** After sign-in: who it is, and connections that carry the new session. */
export const enterSession = async (): Promise<void> => {
  queryClient.clear();
  reconnect();
  await refreshProfile();
};

onOnline(() => void refreshProfile());
onApp('balance', ({ account, balance }) => setBalance(account, balance));
onApp('invalidToken', () => {
  latest++;
  becomeGuest();
});

/**
 * Gives this browser a new token, after something that opens the account has changed: the old one opens nothing any
 * more, even if somebody copied it. Without an answer the old one stays.
 */
export const renewSession = async (): Promise<void> => {
  disconnect(); // the server says on the old session's connections that it has ended
  try {
    await fetch('/api/auth/renew', { method: 'POST' });
  } catch {
    // not reached: the session goes on as it is
  } finally {
    connect();
  }
  await refreshProfile();
};
