/** Capacity of a bucket and its refill. */
export interface BucketRate {
  perSecond: number;
  burst: number;
}

/** A token bucket: each call takes a token, a dear one several; an empty bucket says how long until there are enough. */
export class TokenBucket {
  readonly #rate: BucketRate;
  #tokens: number;
  #filledAtMs: number;
  untold = 0; // taken here since the other processes were told

  constructor(rate: BucketRate, nowMs: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#filledAtMs = nowMs;
  }

  /** Takes so many tokens, at most as many as it can hold: 0 when there were enough, else the ms until there are. */
  take(nowMs: number, cost = 1): number {
    const wanted = Math.min(cost, this.#rate.burst);
    this.#fill(nowMs);
    if (this.#tokens < wanted) return Math.ceil(((wanted - this.#tokens) / this.#rate.perSecond) * 1000);
    this.#tokens -= wanted;
    this.untold += wanted;
    return 0;
  }

  /** Takes what was taken elsewhere: the bucket may owe as much as it holds. */
  spend(nowMs: number, cost: number): void {
    this.#fill(nowMs);
    this.#tokens = Math.max(-this.#rate.burst, this.#tokens - cost);
  }

  #fill(nowMs: number): void {
    const gained = (Math.max(0, nowMs - this.#filledAtMs) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filledAtMs = nowMs;
  }
}

const MAX_BUCKETS = 20_000;
const UNTOLD_PART = 8; // other processes are told once an eighth of a bucket was taken

interface BucketsOptions {
  max?: number;
  /** Called with what was taken from a bucket since the last call, once it is worth telling other processes. */
  onSpent?: (key: string, tokens: number) => void;
}

/**
 * Buckets by key (a user, a network). It keeps at most `max` in all: once half as many were used, those that were
 * used before them and not since are forgotten. They had the most time to fill up again.
 */
export class TokenBuckets {
  readonly #rate: BucketRate;
  readonly #half: number;
  readonly #onSpent: BucketsOptions['onSpent'];
  #used = new Map<string, TokenBucket>();
  #before = new Map<string, TokenBucket>();

  constructor(rate: BucketRate, { max = MAX_BUCKETS, onSpent }: BucketsOptions = {}) {
    this.#rate = rate;
    this.#onSpent = onSpent;
    this.#half = Math.floor(max / 2);
  }

  take(key: string, nowMs: number, cost = 1): number {
    const bucket = this.#used.get(key) ?? this.#bring(key, nowMs);
    const waitMs = bucket.take(nowMs, cost);
    if (this.#onSpent && bucket.untold * UNTOLD_PART >= this.#rate.burst) {
      this.#onSpent(key, bucket.untold);
      bucket.untold = 0;
    }
    return waitMs;
  }

  /** Takes what was taken from a key's bucket at another process. */
  spend(key: string, nowMs: number, tokens: number): void {
    (this.#used.get(key) ?? this.#bring(key, nowMs)).spend(nowMs, tokens);
  }

  #bring(key: string, nowMs: number): TokenBucket {
    if (this.#used.size >= this.#half) {
      this.#before = this.#used;
      this.#used = new Map();
    }
    const bucket = this.#before.get(key) ?? new TokenBucket(this.#rate, nowMs);
    this.#before.delete(key);
    this.#used.set(key, bucket);
    return bucket;
  }

  get size(): number {
    return this.#used.size + this.#before.size;
  }
}
