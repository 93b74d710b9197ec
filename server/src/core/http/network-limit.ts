import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { generalCodes } from '../../../contract/general-codes.ts';
import { networkOf } from '../auth/client-address.ts';
import { createLimitShare, type LimitShare } from '../realtime/limit-share.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callbacks that a provider signs: they are served wherever they come from, and only forged ones are counted. */
    isSigned?: boolean;
    /** Served also where the product is not: a visitor whose country is blocked may ask what becomes of their money. */
    servesBlocked?: boolean;
  }
  interface FastifyRequest {
    /** Counts this request, or what costs so much, by its network: 0, or the ms to wait. */
    countByNetwork(cost?: number): number;
  }
}

/** Limit of one network: calls, requests and handshakes come out of one bucket. */
export interface NetworkLimit {
  /** Takes so much for a network as `networkOf` names it, 1 being a call: 0, or the ms to wait. */
  take(network: string, cost?: number): number;
}

const PER_CONNECTION = 10;
const BURST_SECONDS = 2;
const FREE = /^\/(?:healthz$|readyz$)/; // paths of monitors
const ASSET = /^\/assets\//;
const ASSET_COST = 0.1; // a file that never changes: a page asks for many of them at once, once

/** Ten times what one connection may call, at all processes of the share together. */
export const createNetworkLimit = (callsPerSecond: number, share: LimitShare = createLimitShare()): NetworkLimit => {
  const perSecond = callsPerSecond * PER_CONNECTION;
  const buckets = share.buckets('network', { perSecond, burst: perSecond * BURST_SECONDS });
  return { take: (network, cost = 1) => buckets.take(network, performance.now(), cost) };
};

/** A refusal that says when to come back. */
export const refuseTooMany = (reply: FastifyReply, waitMs: number): FastifyReply =>
  reply
    .status(generalCodes.tooManyCalls)
    .header('retry-after', Math.ceil(waitMs / 1000))
    .send({ success: false, msg: `Too many requests: again in ${waitMs} ms`, code: generalCodes.tooManyCalls });

/** Counts a request by its network, and refuses it when these are too many; undefined: they are not. */
export const refuseExcess = (request: FastifyRequest, reply: FastifyReply, cost?: number): FastifyReply | undefined => {
  const waitMs = request.countByNetwork(cost);
  return waitMs > 0 ? refuseTooMany(reply, waitMs) : undefined;
};

/**
 * Counts every request by its network, and refuses those that are too many. A route for signed callbacks (`isSigned`) looks at
 * the signature first and then counts the forged ones by `refuseExcess`: a provider calls from a few addresses, more often than a guest may.
 */
export const limitRequests = (app: FastifyInstance, networks?: NetworkLimit): void => {
  app.decorateRequest('countByNetwork', function count(this: FastifyRequest, cost = 1) {
    return networks?.take(networkOf(this.ip), cost) ?? 0;
  });
  app.addHook('onRequest', async (request, reply) =>
    FREE.test(request.url) || request.routeOptions.config.isSigned
      ? undefined
      : refuseExcess(request, reply, ASSET.test(request.url) ? ASSET_COST : 1),
  );
};
