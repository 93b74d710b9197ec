import { useEffect } from 'react';
import { currentSession, onSession } from '../../core/session/session.ts';
import { rereadBonuses } from './bonus-query.ts';

const QUIET_MS = 400; // debounce for a series of bets

/** A key that changes with every bet, even with one that pays back its stake and leaves the balance alone. */
const playedFrom = (): string => {
  const { profile } = currentSession();
  return [profile?.balance, profile?.bonus_balance, profile?.usdicBalanceLocked, profile?.compointCounter].join(' ');
};

/** Reloads bonuses after bets on any page. */
export const useFollowBets = (): void =>
  useEffect(() => {
    let before = playedFrom();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSession(() => {
      const now = playedFrom();
      if (now === before) return;
      before = now;
      clearTimeout(timer);
      timer = setTimeout(() => void rereadBonuses(), QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
