import {
  currentSession,
  onSession,
  playAccount,
  playBalance,
  setBalance,
  type Account,
} from '../../session/session.ts';
import { beginRound } from './in-play.ts';

/** An account's balance as the page shows it. */
export interface ShownBalance {
  read: () => number | undefined; // undefined: nobody is signed in
  write: (minor: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Lets the balance be shown again: the newest value that came meanwhile, else the one given. */
export type ReleaseBalance = (minor?: number) => void;

/**
 * Keeps the shown balance still while a bet is under way: the server tells a new balance at once,
 * and it must not give the result away before the picture does.
 */
export const holdBalance = (shown: ShownBalance): ReleaseBalance => {
  const held = shown.read();
  let newest: number | undefined;
  const off = shown.subscribe(() => {
    const now = shown.read();
    if (held === undefined || now === undefined || now === held) return;
    newest = now;
    shown.write(held);
  });
  return (minor) => {
    off();
    const next = newest ?? minor;
    if (held !== undefined && shown.read() === held && next !== undefined) shown.write(next);
  };
};

/** The account that the player's bets are paid from now. */
export const stakeAccount = (): Account => {
  const { profile } = currentSession();
  return profile ? playAccount(profile) : 'real';
};

/** Keeps the balance that bets are paid from still until the result is shown. */
export const holdPlayBalance = (): ReleaseBalance => {
  const [player, kind] = [currentSession().profile?.id, stakeAccount()];
  const over = beginRound();
  const release = holdBalance({
    read: () => {
      const now = currentSession().profile;
      return now && now.id === player && playAccount(now) === kind ? playBalance(now) : undefined;
    },
    write: (minor) => setBalance(kind, minor),
    subscribe: onSession,
  });
  return (minor) => {
    over();
    release(minor);
  };
};

/** Shows at once what an answer said of the account that staked. */
export const showPlayBalance = (minor: number): void => setBalance(stakeAccount(), minor);
