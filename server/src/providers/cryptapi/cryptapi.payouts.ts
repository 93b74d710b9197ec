import type { FastifyPluginCallback } from 'fastify';
import { GatewayError, type PayoutGateway } from '../../core/payments/gateways.ts';
import type { ApiAccount } from '../../core/payments/signed-api.ts';
import { createPayouts } from '../payouts/payouts.client.ts';
import { createPayoutsSimulator, type PayoutsSimulatorOptions } from '../payouts/payouts.simulator.ts';
import { isCoinAddress } from './coin-addresses.ts';

/** Path of the simulated payouts, linked to from the simulated deposits. */
export const CRYPTO_PAYOUTS_PATH = '/sandbox/cryptapi/payouts';

/**
 * Payouts of crypto, by the contract of payouts.contract.ts: CryptAPI itself only takes money in. `currency` and `method`
 * are the coin's ticker. Nothing is sent to what is no address of that coin's network.
 */
export const createCryptApiPayouts = (account: ApiAccount): PayoutGateway => {
  const payouts = createPayouts({ ...account, id: 'cryptapi' });
  return {
    ...payouts,
    async send(payout) {
      const { method, destination, memo } = payout;
      if (!isCoinAddress(method, destination)) throw new GatewayError(`no address of ${method}: ${destination}`);
      if (memo !== null) throw new GatewayError(`${method} has no memo`);
      return payouts.send({ ...payout, bank: null });
    },
  };
};

/** Payouts of crypto, simulated, with a page of their own: to be served below CRYPTO_PAYOUTS_PATH. */
export const createCryptoPayoutsSimulator = (options: PayoutsSimulatorOptions): FastifyPluginCallback =>
  createPayoutsSimulator({ ...options, title: 'Crypto payouts' });
