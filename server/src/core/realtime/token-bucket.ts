/** What a bucket may hold and how fast it fills. */
export interface BucketRate {
  perSecond: number;
  burst: number;
}

/** A token bucket: each call takes one token; an empty bucket says how long until the next. */
export class TokenBucket {
  readonly #rate: BucketRate;
  #tokens: number;
  #filledAtMs: number;

  constructor(rate: BucketRate, nowMs: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#filledAtMs = nowMs;
  }

  /** Takes a token: 0 when there was one, else the ms until there is. */
  take(nowMs: number): number {
    const gained = (Math.max(0, nowMs - this.#filledAtMs) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#rate.perSecond) * 1000);
    this.#tokens -= 1;
    return 0;
  }

  /** Whether it has filled up again: nothing is lost by forgetting it. */
  isFull(nowMs: number): boolean {
    const gained = (Math.max(0, nowMs - this.#filledAtMs) / 1000) * this.#rate.perSecond;
    return this.#tokens + gained >= this.#rate.burst;
  }
}

/** Buckets by key (a user, an address); full ones are forgotten, so that memory follows who is active. */
export class TokenBuckets {
  readonly #rate: BucketRate;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: BucketRate) {
    this.#rate = rate;
  }

  take(key: string, nowMs: number): number {
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= 10_000) this.#forgetFull(nowMs);
      bucket = new TokenBucket(this.#rate, nowMs);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(nowMs);
  }

  #forgetFull(nowMs: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(nowMs)) this.#buckets.delete(key);
  }
}
