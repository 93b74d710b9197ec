import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { PayoutGateway } from '../../core/payments/gateways.ts';

/** The far side of withdrawals. */
export interface PayoutGateways {
  all: readonly PayoutGateway[];
  find(provider: string): PayoutGateway | undefined;
  /** True for an address of the coin's network with a valid checksum. */
  isAddress(provider: string, coin: string, address: string): boolean;
  /** Origin of a provider's callbacks: simulators call this machine. */
  origin(provider: string): string;
  /** Registers the simulators, where there are any. */
  simulate(app: FastifyInstance): Promise<void>;
}

/** Opens them. */
export type OpenPayoutGateways = (tools: FeatureTools) => PayoutGateways;

const FIAT_PROVIDER = 'fiat'; // provider of fiat deposits
const FIAT_PAYOUTS = 'payouts';

/** By whom a payway pays out: money goes out by another provider than it comes in by. */
export const payoutProviderOf = ({ provider }: { provider: string }): string =>
  provider === FIAT_PROVIDER ? FIAT_PAYOUTS : provider;
