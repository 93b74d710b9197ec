import { useEffect } from 'react';
import type { Waiting } from 'server/contract';
import { onPush } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { rereadStudio } from './reread-studio.ts';

/** What waits for a decision in all games; undefined until it is known. Follows what others do. */
export const useInbox = (): readonly Waiting[] | undefined => {
  const { data } = useCallQuery('studio.inbox', {});
  useEffect(
    () =>
      onPush('studio', ({ type }) => {
        if (type === 'changed') rereadStudio();
      }),
    [],
  );
  return data?.waiting;
};

/** Where something that waits is decided. */
export const pathOf = ({ kind, game, id }: Waiting): string =>
  kind === 'version' ? `/studio/${game}/versions/${id}` : `/studio/${game}/guardrails`;
