import { currentSession, onSession, playAccount, playBalance, setBalance, type Account } from '../session/session.ts';
import { holdBalance, type ReleaseBalance } from './balance-hold.ts';
import { beginRound } from './in-play.ts';

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
