import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BonusOverview, VipState } from 'server/contract';
import type { CallError } from '../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import { refreshProfile, useProfile } from '../../core/session/session.ts';

/** The visitor's progress in the club. */
export const useVipState = (): UseQueryResult<VipState, CallError> => useCallQuery('vip.state', {});

/** A player's available bonuses; undefined for a guest. */
export const useOffers = (): BonusOverview | undefined =>
  useCallQuery('bonus.overview', {}, { enabled: useProfile() !== null }).data;

/** Reloads after a bonus was taken. */
export const rereadVip = async (): Promise<void> => {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['bonus.overview'] }), refreshProfile()]);
};

const QUIET_MS = 400; // a series of bets causes one reload

/** Reloads after bets on any page of the player. */
export const useFollowPlay = (): void => {
  const profile = useProfile();
  const mark = profile ? `${profile.balance} ${profile.compointCounter}` : '';
  const read = useRef(mark);
  useEffect(() => {
    if (mark === read.current) return undefined;
    const timer = setTimeout(() => {
      read.current = mark;
      void rereadVip();
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [mark]);
};
