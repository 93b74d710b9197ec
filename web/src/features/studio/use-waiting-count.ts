import { useEffect, useState } from 'react';
import { call, onPush } from '../../core/connection/connection.ts';

/**
 * Number of versions that wait for this approver; 0 until it is known. Every page shows it, so it does without the
 * pages' query cache.
 */
export const useWaitingCount = (): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<void> => {
      try {
        const { waiting } = await call('studio.inbox', {});
        if (isShown) setCount(waiting.filter(({ isOwn }) => !isOwn).length);
      } catch (error) {
        console.warn('the inbox could not be read', error); // staff without a second factor, or no connection
      }
    };
    void read();
    const stop = onPush('studio', ({ type }) => {
      if (type === 'changed') void read();
    });
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  return count;
};
