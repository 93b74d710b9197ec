import type { FastifyPluginCallback } from 'fastify';
import type { PayoutGateway } from '../../core/payments/gateways.ts';
import type { ApiAccount } from '../../core/payments/signed-api.ts';
import { createPayouts } from '../payouts/payouts.client.ts';
import { createPayoutsSimulator, type PayoutsSimulatorOptions } from '../payouts/payouts.simulator.ts';

/** Path of the simulated signer, linked to from the simulated chain. */
export const TON_SIGNER_PATH = '/sandbox/ton/signer';

/** Payouts of TON by our signer, which alone holds the key of the house's wallet: see ton.contract.ts. */
export const createTonPayouts = (account: ApiAccount): PayoutGateway => createPayouts({ ...account, id: 'ton' });

/** The signer, simulated, with a page of its own: to be served below TON_SIGNER_PATH. */
export const createTonSignerSimulator = (options: PayoutsSimulatorOptions): FastifyPluginCallback =>
  createPayoutsSimulator({ ...options, title: 'TON signer' });
