import type { FastifyInstance } from 'fastify';
import type { DepositGateways } from './deposit-gateways.ts';

/** An outside provider, or its simulator. */
export interface OpenedProvider extends Pick<DepositGateways, 'fiat' | 'crypto' | 'polled'> {
  /** Registers the simulator; left out where there is none. */
  simulate?(app: FastifyInstance): Promise<void>;
  /** Registers what it serves to browsers and wallets; left out where there is nothing. */
  routes?(app: FastifyInstance): Promise<void>;
}

/** A provider that is not configured where nothing may be simulated. */
export const off: OpenedProvider = { fiat: [], crypto: [], polled: [] };
