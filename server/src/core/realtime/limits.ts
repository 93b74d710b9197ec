import type { Socket } from 'socket.io';
import { callCosts, type CallCost, type CallCostName } from '../../../contract/call-costs.ts';
import type { NetworkLimit } from '../http/network-limit.ts';
import { networkOfSocket } from './connection.ts';
import type { Caller } from './dispatcher.ts';
import type { LimitShare } from './limit-share.ts';
import { TokenBucket, type BucketRate } from './token-bucket.ts';

/** Decides whether a caller may call now. */
export interface Limits {
  /** Takes one call from the socket's, the user's and the network's bucket, and from those of its cost: 0, or the ms to wait. */
  take(socket: Socket, caller: Caller, name: string): number;
}

/** Costs in a call's contract. */
type Priced = Readonly<Record<string, { readonly auth: boolean; readonly cost: CallCostName }>>;

const USUAL_CALLS_PER_SECOND = 50;
const USERS_IN_A_NETWORK = 10;
const SECONDS = 60;

const times = (rate: BucketRate, factor: number): BucketRate => ({
  perSecond: rate.perSecond * factor,
  burst: rate.burst * factor,
});

/** Buckets of one cost: of each player, and of each network for all its players and guests. */
const createCostLimit = (
  name: string,
  { burst, perMinute }: CallCost,
  { factor, share }: { factor: number; share: LimitShare },
) => {
  const ofUser = times({ burst, perSecond: perMinute / SECONDS }, factor);
  const users = share.buckets(`${name} of a user`, ofUser);
  const networks = share.buckets(`${name} of a network`, times(ofUser, USERS_IN_A_NETWORK));
  return (caller: Caller, network: string, nowMs: number): number =>
    (caller.player ? users.take(caller.player.publicId, nowMs) : 0) || networks.take(network, nowMs);
};

/** Token buckets: one a connection, twice as much a user, ten times a network (many players share one), over all processes. */
export const createLimits = (
  callsPerSecond: number,
  { networks, contracts, share }: { networks: NetworkLimit; contracts: Priced; share: LimitShare },
): Limits => {
  const perConnection = { perSecond: callsPerSecond, burst: callsPerSecond * 2 };
  const users = share.buckets('user', times(perConnection, 2));
  const connections = new WeakMap<Socket, TokenBucket>();
  const factor = callsPerSecond / USUAL_CALLS_PER_SECOND;
  const costs = new Map(
    Object.entries(callCosts).map(([name, cost]) => [name, createCostLimit(name, cost, { factor, share })]),
  );

  const ofConnection = (socket: Socket, nowMs: number): TokenBucket => {
    const known = connections.get(socket);
    if (known) return known;
    const bucket = new TokenBucket(perConnection, nowMs);
    connections.set(socket, bucket);
    return bucket;
  };

  /** The cost of a call that will be done: who must sign in first costs nothing. */
  const costOf = (name: string, { player }: Caller): CallCostName | undefined => {
    const contract = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
    return contract && (player || !contract.auth) ? contract.cost : undefined;
  };

  return {
    take(socket, caller, name) {
      const nowMs = performance.now();
      const network = networkOfSocket(socket);
      const cost = costOf(name, caller);
      return (
        ofConnection(socket, nowMs).take(nowMs) ||
        (caller.player ? users.take(caller.player.publicId, nowMs) : 0) ||
        networks.take(network) ||
        (cost ? (costs.get(cost)?.(caller, network, nowMs) ?? 0) : 0)
      );
    },
  };
};
