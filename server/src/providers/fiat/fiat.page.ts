import { buttons, facts, field } from '../../core/payments/sandbox/sandbox-page.ts';
import { faultButtons, type SandboxFault } from '../../core/payments/sandbox/sandbox-faults.ts';
import { escapeHtml } from '../../core/http/escape-html.ts';
import type { FiatDetails } from './fiat.contract.ts';
import { fiatActs, type FiatOrder } from './fiat.order.ts';

const detailsText = (details: FiatDetails): string => {
  switch (details.product) {
    case 'sbp':
      return `${details.bank}, ${details.owner}, ${details.card}`;
    case 'trader':
      return `${details.bank}, ${details.recipient}, ${details.value_kind} ${details.value}`;
    case 'redirect':
      return details.invoice_url;
  }
};

const paymentsText = ({ payments }: FiatOrder): string =>
  payments
    .map(({ payment_status, actually_paid, pay_currency }) =>
      /[1-9]/.test(actually_paid) ? `${payment_status}, ${actually_paid} ${pay_currency}` : payment_status,
    )
    .join('; ');

const orderCard = (base: string, order: FiatOrder): string => {
  const { order_id, price_amount, price_currency, pay_method, product } = order.request;
  const extra =
    field('Amount', 'amount', price_amount) +
    field('Currency', 'currency', price_currency) +
    field('Paid from card', 'card', '');
  return `<article>${facts({
    Asked: `${price_amount} ${price_currency} by ${pay_method} (${product})`,
    Reference: order_id,
    Details: detailsText(order.details),
    State: paymentsText(order),
  })}${buttons(`${base}/act`, { order: order_id }, fiatActs, extra)}</article>`;
};

/** Everything that was asked for, the newest first, with what can be done to it. */
export const fiatPage = (
  base: string,
  orders: readonly FiatOrder[],
  fault: SandboxFault,
  isWithout: boolean,
): string => {
  const list = orders.map((order) => orderCard(base, order)).join('');
  const requisites = buttons(`${base}/requisites`, {}, { on: 'Have requisites', off: 'Have no requisites' });
  return `<h2>Payments asked for</h2>${list === '' ? '<p>None yet.</p>' : list}
${faultButtons(`${base}/fault`, fault)}<p>There are ${isWithout ? 'no ' : ''}requisites for new payments.</p>${requisites}`;
};

/** The company's own page, where a player pays. */
export const payPage = (base: string, { request, payments: [first] }: FiatOrder): string => {
  const { order_id, price_amount, price_currency, success_url } = request;
  const isOpen = first?.payment_status === 'waiting';
  const press = isOpen
    ? buttons(`${base}/pay/${encodeURIComponent(order_id)}`, {}, { pay: 'Pay', decline: 'Decline' })
    : `<p role="status">This payment is ${escapeHtml(first?.payment_status ?? 'gone')}.</p>`;
  return `${facts({ Amount: `${price_amount} ${price_currency}`, Order: order_id })}${press}
<p><a href="${escapeHtml(success_url)}">Back to the shop</a></p>`;
};
