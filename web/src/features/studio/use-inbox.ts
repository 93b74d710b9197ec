import { useEffect } from 'react';
import type { Waiting } from 'server/contract';
import { onPush } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { rereadCalls } from '../../core/office/rereads.ts';
import { STUDIO_CALLS } from './version-acts.ts';

/** Versions of all games that wait for a decision; undefined until they are known. Follows what others do. */
export const useInbox = (): readonly Waiting[] | undefined => {
  const { data } = useCallQuery('studio.inbox', {});
  useEffect(
    () =>
      onPush('studio', ({ type }) => {
        if (type === 'changed') rereadCalls(STUDIO_CALLS);
      }),
    [],
  );
  return data?.waiting;
};

/** Page on which something that waits is decided. */
export const pathOf = ({ kind, game, id }: Waiting): string =>
  kind === 'guardrails' ? `/studio/${game}/guardrails` : `/studio/${game}/versions/${id}`;
