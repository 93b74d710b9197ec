import type { Socket } from 'socket.io';
import { addressOf } from './connection.ts';
import type { Caller } from './dispatcher.ts';
import { TokenBucket, TokenBuckets, type BucketRate } from './token-bucket.ts';

/** Decides whether a caller may call now. */
export interface Limits {
  /** Takes one call from the socket's, the user's and the address's bucket: 0, or the ms to wait. */
  take(socket: Socket, caller: Caller): number;
}

const times = (rate: BucketRate, factor: number): BucketRate => ({
  perSecond: rate.perSecond * factor,
  burst: rate.burst * factor,
});

/** Token buckets: one a connection, twice as much a user, ten times an address (many players share one). */
export const createLimits = (callsPerSecond: number): Limits => {
  const perConnection = { perSecond: callsPerSecond, burst: callsPerSecond * 2 };
  const users = new TokenBuckets(times(perConnection, 2));
  const addresses = new TokenBuckets(times(perConnection, 10));
  const connections = new WeakMap<Socket, TokenBucket>();

  const ofConnection = (socket: Socket, nowMs: number): TokenBucket => {
    const known = connections.get(socket);
    if (known) return known;
    const bucket = new TokenBucket(perConnection, nowMs);
    connections.set(socket, bucket);
    return bucket;
  };

  return {
    take(socket, caller) {
      const nowMs = performance.now();
      return (
        ofConnection(socket, nowMs).take(nowMs) ||
        (caller.player ? users.take(caller.player.publicId, nowMs) : 0) ||
        addresses.take(addressOf(socket), nowMs)
      );
    },
  };
};
