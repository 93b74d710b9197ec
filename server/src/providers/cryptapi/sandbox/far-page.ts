import { buttons, facts, field } from '../../../core/payments/sandbox/sandbox-page.ts';
import { CRYPTO_PAYOUTS_PATH } from '../cryptapi.payouts.ts';
import { addressActs, isConfirmed, paymentActs, type FarAddress, type FarPayment, farCoins } from './far-address.ts';

const SHOWN_PAYMENTS = 5;

const stateOf = (payment: FarPayment, address: FarAddress): string => {
  const { confirmations, isTaken } = payment;
  const state = isConfirmed(payment, address) ? 'confirmed' : 'pending';
  return `${state}, ${confirmations} of ${address.confirmations} confirmations; its callback was ${isTaken ? '' : 'not '}taken`;
};

/** Acts on a payment; a final one gets no more confirmations. */
const actsOf = (payment: FarPayment, address: FarAddress): Readonly<Record<string, string>> =>
  isConfirmed(payment, address) ? { repeat: paymentActs.repeat } : paymentActs;

const paymentPart = (base: string, key: string, address: FarAddress, payment: FarPayment): string =>
  facts({
    Paid: `${payment.value} ${payment.coin}`,
    Transaction: payment.txid,
    State: stateOf(payment, address),
  }) + buttons(`${base}/payment`, { address: key, payment: payment.uuid }, actsOf(payment, address));

const card = (base: string, key: string, address: FarAddress): string => {
  const { ticker, addressIn, addressOut, callback, payments } = address;
  const parts = payments.slice(0, SHOWN_PAYMENTS).map((payment) => paymentPart(base, key, address, payment));
  const amount = field(`Amount, ${ticker}`, 'amount', farCoins[ticker]?.usual ?? '1');
  const shown = facts({ Coin: ticker, Address: addressIn, 'Pays on to': addressOut, 'Calls back': callback });
  return `<article>${shown}${buttons(`${base}/act`, { address: key }, addressActs, amount)}${parts.join('')}</article>`;
};

/** The addresses that were made, with what can be done to them. HTML. */
export const addressesBody = (base: string, addresses: readonly { key: string; value: FarAddress }[]): string => {
  const cards = addresses.map(({ key, value }) => card(base, key, value));
  return `<p><a href="${CRYPTO_PAYOUTS_PATH}">Payouts of crypto</a></p><h2>Addresses</h2>
${cards.length === 0 ? '<p>None yet.</p>' : cards.join('')}`;
};
