import { connectionStatus, onOnline } from './connection.ts';

/** Resolves after a time. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves once there is a connection. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (connectionStatus() === 'online') return resolve();
    const off = onOnline(() => {
      off();
      resolve();
    });
  });
