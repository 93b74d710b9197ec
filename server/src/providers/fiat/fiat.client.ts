import { decimalOf } from '../../core/payments/decimal.ts';
import {
  GatewayError,
  type AskedDeposit,
  type AskedRefund,
  type FiatGateway,
  type PaymentDetails,
  type RefundState,
  type SeenPayment,
} from '../../core/payments/gateways.ts';
import {
  createSignedApi,
  listAll,
  RefusedError,
  type ApiAccount,
  type SignedApi,
} from '../../core/payments/signed-api.ts';
import { CALLBACK_TAKEN, readSignedCallback } from '../../core/payments/signed-json.ts';
import {
  createdSchema,
  fiatProducts,
  ipnSchema,
  refundedSchema,
  type FiatDetails,
  type FiatIpn,
  type FiatRefund,
  type FiatRequest,
  type FiatSystem,
} from './fiat.contract.ts';

const ID = 'fiat';

const states: Readonly<Record<FiatIpn['payment_status'], SeenPayment['state']>> = {
  waiting: 'pending',
  confirming: 'pending',
  confirmed: 'pending', // by the bank; the company has it, but does not owe it to us yet
  sending: 'pending',
  partially_paid: 'confirmed',
  finished: 'confirmed',
  failed: 'failed',
  refunded: 'failed',
  expired: 'failed',
};

const seen = (ipn: FiatIpn): SeenPayment => ({
  transactionId: ipn.payment_id,
  reference: ipn.order_id,
  ...(ipn.payer && { source: { mask: ipn.payer.kind, network: null, purse: ipn.payer.number } }),
  amount: ipn.actually_paid,
  currency: ipn.pay_currency,
  state: states[ipn.payment_status],
  confirmations: 0,
  required: 0,
  at: ipn.updated_at,
});

const detailsOf = (details: FiatDetails): PaymentDetails => {
  switch (details.product) {
    case 'sbp':
      return { kind: 'sbp', bank: details.bank, owner: details.owner, card: details.card };
    case 'trader': {
      const { bank, recipient, value, value_kind: valueKind } = details;
      return { kind: 'trader', bank, recipient, value, valueKind };
    }
    case 'redirect':
      return { kind: 'redirect', url: details.invoice_url };
  }
};

const open = async (api: SignedApi, system: FiatSystem, deposit: AskedDeposit): Promise<PaymentDetails> => {
  const request: FiatRequest = {
    product: fiatProducts[system],
    order_id: deposit.reference,
    price_amount: decimalOf(deposit.amountMinor, 2),
    price_currency: deposit.currency,
    pay_method: deposit.method,
    ipn_callback_url: deposit.callbackUrl,
    success_url: deposit.returnUrl,
  };
  const { details, ...payment } = await api.post('/v1/payments', request, createdSchema);
  const isAsked =
    payment.order_id === request.order_id &&
    payment.price_amount === request.price_amount &&
    payment.price_currency === request.price_currency &&
    details.product === request.product;
  if (!isAsked) throw new GatewayError('the provider made another payment than it was asked for');
  return detailsOf(details);
};

const refundStates = { pending: 'accepted', finished: 'done', failed: 'failed' } as const;

const refund = async (api: SignedApi, { key, transactionId, amount, currency }: AskedRefund): Promise<RefundState> => {
  const request: FiatRefund = { refund_id: key, payment_id: transactionId, amount, currency };
  try {
    const { refund_id, payment_id, status, reason } = await api.post('/v1/refunds', request, refundedSchema);
    if (refund_id !== key || payment_id !== transactionId)
      throw new GatewayError('the provider sent another payment back than it was asked for');
    return { state: refundStates[status], reason };
  } catch (error) {
    if (error instanceof RefusedError) return { state: 'failed', reason: error.code };
    throw error;
  }
};

/** The company's three products, by the number of their system. What they list and call back is the same. */
export const createFiat = (account: ApiAccount): Readonly<Record<FiatSystem, FiatGateway>> => {
  const api = createSignedApi(account);
  const gatewayOf = (system: FiatSystem): FiatGateway => ({
    id: ID,
    system,
    open: (deposit) => open(api, system, deposit),
    refund: (asked) => refund(api, asked),
    async readCallback(request) {
      return { payment: seen(readSignedCallback(request, account.secret, ipnSchema)), answer: CALLBACK_TAKEN };
    },
    async list(since) {
      const listed = await listAll(api, '/v1/payments', since, ipnSchema);
      return listed.map(seen).filter(({ amount }) => /[1-9]/.test(amount)); // the others were not paid
    },
  });
  return { 14: gatewayOf(14), 34: gatewayOf(34), 50: gatewayOf(50) };
};
