import type { Bus } from '../bus/bus.ts';
import { TokenBuckets, type BucketRate } from './token-bucket.ts';

const TOPIC = 'spent';
const EVERY_MS = 100;
const MAX_LINES = 100; // in one message: some 60 bytes each

/** Makes the buckets of a name. */
export type MakeBuckets = (name: string, rate: BucketRate) => TokenBuckets;

/** Buckets of this process alone: for tests, and where there is no other process. */
export const ownBuckets: MakeBuckets = (_, rate) => new TokenBuckets(rate);

/** Tokens taken from a bucket at another process. */
type Spent = readonly [buckets: string, key: string, tokens: number];

/**
 * Buckets that hold over all processes together. Each takes from its own and tells the others, a tenth of a second later, what
 * was taken: no call waits for it. Between two messages each may take an eighth of a bucket that the others do not know of.
 */
export interface LimitShare {
  /** Buckets that every process has under the same name. */
  buckets: MakeBuckets;
  /** Tells and hears from now on. Returns how to stop. */
  connect(bus: Pick<Bus, 'publish' | 'subscribe'>, failed: (error: unknown) => void): () => void;
}

export const createLimitShare = (): LimitShare => {
  const all = new Map<string, TokenBuckets>();
  let spent: Spent[] = [];
  let tell: (() => void) | undefined;

  return {
    buckets(name, rate) {
      const onSpent = (key: string, tokens: number): void => {
        if (!tell) return; // nobody else is there yet
        spent.push([name, key, tokens]);
        tell();
      };
      const buckets = new TokenBuckets(rate, { onSpent });
      all.set(name, buckets);
      return buckets;
    },
    connect(bus, failed) {
      let timer: NodeJS.Timeout | undefined;
      const flush = (): void => {
        timer = undefined;
        for (let at = 0; at < spent.length; at += MAX_LINES)
          bus.publish(TOPIC, spent.slice(at, at + MAX_LINES)).catch(failed);
        spent = [];
      };
      tell = () => (timer ??= setTimeout(flush, EVERY_MS));
      bus.subscribe(TOPIC, (message) => {
        const nowMs = performance.now();
        for (const [name, key, tokens] of message as readonly Spent[]) all.get(name)?.spend(key, nowMs, tokens);
      });
      return () => {
        tell = undefined;
        clearTimeout(timer);
      };
    },
  };
};
