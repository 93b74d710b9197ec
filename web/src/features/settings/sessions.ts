import { queryClient } from '../../core/connection/query.ts';

/** Reads the list of sessions again, after some have ended. */
export const readSessions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['sessions.list'] });
