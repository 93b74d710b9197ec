import { useEffect } from 'react';
import { currentSession, onSession } from '../../core/session/session.ts';
import { rereadBonuses } from './bonus-query.ts';

const QUIET_MS = 400; // a series of bets is read once

/** What bets move, in one text. */
const playedFrom = (): string => {
  const { profile } = currentSession();
  return `${profile?.balance} ${profile?.bonus_balance} ${profile?.usdicBalanceLocked}`;
};

/** Has bonuses read again once bets, on any page, have moved a balance. */
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
