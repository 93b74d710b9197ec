import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { LiveBet } from 'server/contract';
import { call, onPush, serverNow } from '../../core/connection/connection.ts';
import { useSession } from '../../core/session/session.ts';
import { createFeedStore, everySecond, feedTabs, type FeedClock, type FeedStore, type FeedTab } from './feed-store.ts';

const browserClock: FeedClock = { now: serverNow, everySecond };

const isFeedTab = (type: string): type is FeedTab => feedTabs.some((tab) => tab === type);

/** State of a feed's screen: its rows, whether they are there yet, and how to ask again. */
export interface LiveFeedState {
  store: FeedStore;
  status: 'loading' | 'ready' | 'failed';
  reload: () => void;
}

/** The feed of this moment: loaded for the visitor of this session, kept fresh by pushes while somebody can see it. */
export const useLiveFeed = (): LiveFeedState => {
  const [store] = useState(() => createFeedStore(browserClock));
  const { status, profile } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['liveFeed.getLiveFeed', status === 'player' ? profile?.profileID : undefined],
    queryFn: () => call('liveFeed.getLiveFeed', {}),
    enabled: status !== 'loading',
    staleTime: 0, // whenever the connection or the page comes back, what was pushed meanwhile is missing
  });

  // before the browser paints: the skeleton gives way to rows, never to an empty table
  useLayoutEffect(() => {
    if (!data) return;
    store.load('all', data.liveAll);
    store.load('big', data.liveBigAmount);
    store.load('my', data.liveMyBets ?? []);
    store.load('wins', data.liveWins);
  }, [store, data]);

  useEffect(() => {
    const off = onPush('liveFeed', ({ type, bet }) => {
      if (!document.hidden && isFeedTab(type)) store.push(type, bet as LiveBet);
    });
    return () => {
      off();
      store.pause();
    };
  }, [store]);

  useEffect(() => {
    const follow = (): void => {
      if (document.hidden) store.pause();
      else void refetch();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store, refetch]);

  return { store, status: data ? 'ready' : isError ? 'failed' : 'loading', reload: () => void refetch() };
};
