import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { onPush } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { rereadCalls, type Rereads } from '../../core/office/rereads.ts';

/** The cash desk's calls. */
export const CASH_CALLS: Rereads = ['officeCash.'];

/** Reads the desk again at once when somebody else has done something: the server tells who has asked for its lists. */
export const useDeskNews = (): void => useEffect(() => onPush('officeCash', () => rereadCalls(CASH_CALLS)), []);

/** The withdrawals that wait, the oldest first, as they come and go. */
export const useQueue = (): UseQueryResult<CallAnswer<'officeCash.queue'>, CallError> => {
  useDeskNews();
  return useCallQuery('officeCash.queue', {});
};
