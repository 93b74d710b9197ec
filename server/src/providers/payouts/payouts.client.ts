import { GatewayError, type PayoutGateway, type PayoutState } from '../../core/payments/gateways.ts';
import { createSignedApi, listAll, RefusedError, type ApiAccount } from '../../core/payments/signed-api.ts';
import { CALLBACK_TAKEN, readSignedCallback } from '../../core/payments/signed-json.ts';
import { payoutSchema, type PayoutAnswer, type PayoutRequest } from './payouts.contract.ts';

const stateOf = (payout: PayoutAnswer): PayoutState => ({
  key: payout.payout_key,
  providerId: payout.payout_id,
  transaction: payout.transaction,
  amount: payout.amount,
  currency: payout.currency,
  state: payout.status,
  reason: payout.reason,
  at: payout.updated_at,
});

/** A provider of payouts. `id`: what it is known by in our data. */
export const createPayouts = (account: ApiAccount & { id?: string }): PayoutGateway => {
  const { id = 'payouts', secret } = account;
  const api = createSignedApi(account);
  return {
    id,
    async send({ key, amount, currency, method, destination, bank, memo, callbackUrl }) {
      const request: PayoutRequest = {
        payout_key: key,
        amount,
        currency,
        method,
        destination,
        bank,
        memo,
        ipn_callback_url: callbackUrl,
      };
      const payout = stateOf(await api.post('/v1/payouts', request, payoutSchema));
      if (payout.key !== key || payout.amount !== amount || payout.currency !== currency)
        throw new GatewayError('the provider took another payout than it was asked for');
      return payout;
    },
    async find(key) {
      try {
        const payout = stateOf(await api.get('/v1/payouts/by-key', { key }, payoutSchema));
        if (payout.key !== key) throw new GatewayError('the provider tells of another payout than it was asked about');
        return payout;
      } catch (error) {
        if (error instanceof RefusedError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    },
    async readCallback(request) {
      return { payout: stateOf(readSignedCallback(request, secret, payoutSchema)), answer: CALLBACK_TAKEN };
    },
    list: async (since) => (await listAll(api, '/v1/payouts', since, payoutSchema)).map(stateOf),
  };
};
