import { useEffect } from 'react';
import { currentSession, onSession } from '../../core/session/session.ts';
import { rereadBonuses } from './bonus-query.ts';

const QUIET_MS = 400; // a series of bets is read once

/** What bets move, in one text: a bet that pays its stake moves no balance, but counts. */
const playedFrom = (): string => {
  const { profile } = currentSession();
  return [profile?.balance, profile?.bonus_balance, profile?.usdicBalanceLocked, profile?.compointCounter].join(' ');
};

/** Has bonuses read again once there were bets, on any page. */
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
