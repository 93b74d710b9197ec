import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallAnswer, CallName, CallPayload, SharedLoad } from 'server/contract';
import type { ChainLoad } from '../games/explain.ts';
import { onPush, type Push } from '../connection/connection.ts';
import { useCallQuery } from '../connection/query.ts';
import { glimpseAfter } from './glimpse.ts';

const nothing = {};

/** A shared round from outside: loaded once, then kept by what is broadcast to everybody anyway. */
export const useGlimpse = (channel: string, name: ChainLoad): SharedLoad | undefined => {
  const { data } = useCallQuery(name, nothing);
  const cache = useQueryClient();
  useEffect(
    () =>
      onPush(channel, (push) => {
        const key = [name, nothing];
        cache.setQueryData<SharedLoad>(key, (known) => known && glimpseAfter(known, push));
      }),
    [cache, channel, name],
  );
  return data;
};

const MIN_INTERVAL_MS = 3000;

/** A call's answer that is read again when a channel tells of something it is about, at most every three seconds. */
export const useFreshCall = <N extends CallName>(
  name: N,
  payload: CallPayload<N>,
  channel: string,
  concerns: (push: Push) => boolean,
): CallAnswer<N> | undefined => {
  const { data, refetch } = useCallQuery(name, payload);
  const again = useEffectEvent(() => void refetch());
  const isWanted = useEffectEvent((push: Push) => !document.hidden && concerns(push));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = onPush(channel, (push) => {
      if (!isWanted(push)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        again();
      }, MIN_INTERVAL_MS);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [channel]);
  return data;
};
