import { useEffect } from 'react';
import { onOnline, onPush } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';

/** Reads lists and the count again. */
export const rereadNotices = (): void => {
  for (const name of ['notices.unread', 'notices.load']) void queryClient.invalidateQueries({ queryKey: [name] });
};

/** Keeps lists and the count true: a new notice, another device that has read some, a connection that was away. */
export const useLiveNotices = (): void =>
  useEffect(() => {
    const stops = [onPush('notices', rereadNotices), onOnline(rereadNotices)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
