import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BonusOverview, VipState } from 'server/contract';
import type { CallError } from '../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import { refreshProfile, useProfile } from '../../core/session/session.ts';

/** Where the visitor stands in the club. */
export const useVipState = (): UseQueryResult<VipState, CallError> => useCallQuery('vip.state', {});

/** What a player can take now; undefined for a guest. */
export const useOffers = (): BonusOverview | undefined =>
  useCallQuery('bonus.overview', {}, { enabled: useProfile() !== null }).data;

/** Reads again what taking something has changed. */
export const rereadVip = async (): Promise<void> => {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['bonus.overview'] }), refreshProfile()]);
};

const QUIET_MS = 400; // a series of bets is read once

/** Reads again what bets have moved, on any page of the player. */
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
