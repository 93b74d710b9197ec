import { connect, disconnect } from '../connection/connection.ts';
import { refreshProfile } from './session.ts';

/**
 * Gives this browser a new token, after something that opens the account has changed: the old one opens nothing any
 * more, even if somebody copied it. Without an answer the old one stays.
 */
export const renewSession = async (): Promise<void> => {
  disconnect(); // the server says on the old session's connections that it has ended
  try {
    await fetch('/api/auth/renew', { method: 'POST' });
  } catch {
    // not reached: the session goes on as it is
  } finally {
    connect();
  }
  await refreshProfile();
};
