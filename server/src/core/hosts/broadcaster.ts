/** Composes and sends a broadcast when its turn has come, then resolves. */
export type Broadcast = () => Promise<void>;

export interface Broadcaster {
  /** Something changed: `broadcast` runs soon, and not more than ten times a second. */
  wanted(): void;
  /** Broadcasts now what has changed, out of turn; resolves when it has gone out. */
  flush(): Promise<void>;
  close(): void;
}

const MIN_INTERVAL_MS = 100;
const RETRY_MS = 500; // after a broadcast that failed
const IDLE_FACTOR = 4; // a broadcast may take a quarter of the time: with many viewers there are fewer of them

/**
 * Coalesces: the first change goes out at once, what follows waits its turn. Tries again what failed. Idle while nothing
 * changes.
 */
export const createBroadcaster = (broadcast: Broadcast, onError: (error: unknown) => void): Broadcaster => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let notBefore = 0;
  let closed = false;

  const send = async (): Promise<void> => {
    const startedAt = performance.now();
    again = false;
    let minMs = MIN_INTERVAL_MS;
    try {
      await broadcast();
    } catch (error) {
      onError(error);
      again = true;
      minMs = RETRY_MS;
    }
    notBefore = startedAt + Math.max(minMs, (performance.now() - startedAt) * IDLE_FACTOR);
    running = undefined;
    if (again) schedule();
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    return (running = send());
  };

  const schedule = (): void => {
    if (closed) return;
    if (running) again = true;
    else timer ??= setTimeout(() => void run(), Math.max(0, notBefore - performance.now()));
  };

  return {
    wanted: schedule,
    async flush() {
      while (running) await running;
      await run();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
};
