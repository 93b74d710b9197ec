import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { onPush } from '../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';

/** Reads again what is shown of the cash desk. */
export const rereadDesk = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('officeCash.'),
  });

/** The withdrawals that wait, the oldest first. Asking for them also watches the desk: what others do is read at once. */
export const useQueue = (): UseQueryResult<CallAnswer<'officeCash.queue'>, CallError> => {
  useEffect(() => onPush('officeCash', rereadDesk), []);
  return useCallQuery('officeCash.queue', {});
};
