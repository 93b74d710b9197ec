import { hash, randomBytes, randomUUID } from 'node:crypto';
import { addressOfHash } from '../coin-addresses.ts';

/** A coin as the simulated provider takes it. Amounts are decimal text. */
export interface FarCoin {
  name: string;
  minimum: string;
  tooLittle: string;
  usual: string; // amount that the page suggests
  priceUsd: string;
  wrong: string; // another coin of the same network
}

const coin = (
  name: string,
  [tooLittle, minimum, usual]: readonly [string, string, string],
  priceUsd: string,
  wrong: string,
): FarCoin => ({ name, minimum, tooLittle, usual, priceUsd, wrong });

/** By ticker. */
export const farCoins: Readonly<Record<string, FarCoin>> = {
  btc: coin('Bitcoin', ['0.00004', '0.00008', '0.0005'], '95000', 'btc_token'),
  ltc: coin('Litecoin', ['0.001', '0.002', '0.3'], '95', 'ltc_token'),
  eth: coin('Ethereum', ['0.0005', '0.001', '0.01'], '3300', 'erc20/usdt'),
  trx: coin('TRON', ['5', '10', '100'], '0.28', 'trc20/usdt'),
  'trc20/usdt': coin('USDT', ['1', '2', '25'], '1', 'trx'),
  'erc20/usdt': coin('USDT', ['2.5', '5', '25'], '1', 'eth'),
  'bep20/usdt': coin('USDT', ['0.5', '1', '25'], '1', 'bep20/usdc'),
};

/** The simulated provider's record of a payment to an address. */
export interface FarPayment {
  uuid: string;
  txid: string;
  txidOut: string;
  coin: string; // its ticker
  value: string;
  confirmations: number;
  isTaken: boolean; // its last callback was answered as it is to be
  at: number; // time of its last change, ms since epoch
  last: Fields | null; // fields of its last callback
}

/** An address that it made. */
export interface FarAddress {
  ticker: string;
  callback: string;
  addressIn: string;
  addressOut: string;
  confirmations: number; // after which a payment is told as confirmed
  isPendingTold: boolean;
  payments: readonly FarPayment[]; // the newest first
}

/** Fields that a callback adds to the query. */
export type Fields = Readonly<Record<string, string>>;

/** One callback. */
export interface FarCall {
  fields: Fields;
  isForged?: true;
  reference?: string; // instead of that which the address was asked with
}

export interface Played {
  address: FarAddress;
  calls: readonly FarCall[];
}

const HASH_BYTES = 20;
const FEE_PERCENT = 1;

export const isConfirmed = ({ confirmations }: FarPayment, address: FarAddress): boolean =>
  confirmations >= address.confirmations;

/** The address that pays on to `addressOut`: always the same one for the same callback. */
export const newAddress = (
  asked: Pick<FarAddress, 'ticker' | 'callback' | 'addressOut' | 'confirmations' | 'isPendingTold'>,
): FarAddress => {
  const seed = hash('sha256', `${asked.ticker} ${asked.callback}`, 'buffer').subarray(0, HASH_BYTES);
  return { ...asked, addressIn: addressOfHash(asked.ticker, seed), payments: [] };
};

const newPayment = (coin: string, value: string, now: number): FarPayment => ({
  uuid: randomUUID(),
  txid: randomBytes(32).toString('hex'),
  txidOut: randomBytes(32).toString('hex'),
  coin,
  value,
  confirmations: 0,
  isTaken: false,
  at: now,
  last: null,
});

/** A callback's fields, in CryptAPI's order. */
const fieldsOf = (address: FarAddress, payment: FarPayment, isPending: boolean): Fields => ({
  uuid: payment.uuid,
  address_in: address.addressIn,
  address_out: address.addressOut,
  txid_in: payment.txid,
  ...(isPending ? {} : { txid_out: payment.txidOut }),
  confirmations: String(payment.confirmations),
  value_coin: payment.value,
  ...(isPending ? {} : { fee_coin: String((Number(payment.value) * FEE_PERCENT) / 100) }),
  coin: payment.coin.replace('/', '_'),
  price: farCoins[payment.coin]?.priceUsd ?? '1',
  pending: isPending ? '1' : '0',
});

const callsOf = (address: FarAddress, payment: FarPayment): FarCall[] =>
  isConfirmed(payment, address)
    ? [{ fields: fieldsOf(address, payment, false) }]
    : address.isPendingTold
      ? [{ fields: fieldsOf(address, payment, true) }]
      : [];

const withPayments = (address: FarAddress, payments: readonly FarPayment[]): FarAddress => ({
  ...address,
  payments: [...payments, ...address.payments],
});

const withLast = (payment: FarPayment, calls: readonly FarCall[]): FarPayment => ({
  ...payment,
  last: calls.at(-1)?.fields ?? payment.last,
});

/** Acts of a person on an address. */
export const addressActs = {
  pay: 'Pay',
  payAll: 'Pay, with all confirmations',
  little: 'Pay too little',
  twice: 'Pay twice',
  coin: 'Pay in the wrong coin',
  reorder: 'Pay; call confirmed before pending',
  silent: 'Pay; call nobody yet',
  forge: 'Call back with a wrong signature',
  unknown: 'Call back for a reference that nobody knows',
  thief: 'Call back a payment to somebody else',
} as const;
export type AddressAct = keyof typeof addressActs;

/** A payment that is made and confirmed at once. */
const paidAtOnce = (address: FarAddress, coin: string, value: string, now: number) => {
  const seen = newPayment(coin, value, now);
  const payment = { ...seen, confirmations: address.confirmations };
  const calls = [...callsOf(address, seen), ...callsOf(address, payment)];
  return { payment: withLast(payment, calls), calls };
};

const stranger = (address: FarAddress): FarAddress => ({
  ...address,
  addressOut: addressOfHash(address.ticker, randomBytes(HASH_BYTES)),
});

/** Plays a press on an address. `value`: decimal text. */
export const playAddress = (address: FarAddress, act: AddressAct, value: string, now: number): Played => {
  const { ticker } = address;
  const { tooLittle = value, wrong = ticker } = farCoins[ticker] ?? {};
  const settled = (coin: string, amount: string): Played => {
    const { payment, calls } = paidAtOnce(address, coin, amount, now);
    return { address: withPayments(address, [payment]), calls };
  };
  switch (act) {
    case 'pay': {
      const payment = newPayment(ticker, value, now);
      const calls = callsOf(address, payment);
      return { address: withPayments(address, [withLast(payment, calls)]), calls };
    }
    case 'payAll':
      return settled(ticker, value);
    case 'little':
      return settled(ticker, tooLittle);
    case 'coin':
      return settled(wrong, value);
    case 'twice': {
      const [first, second] = [paidAtOnce(address, ticker, value, now), paidAtOnce(address, ticker, value, now)];
      return {
        address: withPayments(address, [second.payment, first.payment]),
        calls: [...first.calls, ...second.calls],
      };
    }
    case 'reorder': {
      const { payment, calls } = paidAtOnce(address, ticker, value, now);
      return { address: withPayments(address, [payment]), calls: calls.toReversed() };
    }
    case 'silent':
      return { address: withPayments(address, [paidAtOnce(address, ticker, value, now).payment]), calls: [] };
    case 'forge':
      return {
        address,
        calls: paidAtOnce(address, ticker, value, now).calls.map((call) => ({ ...call, isForged: true })),
      };
    case 'unknown': {
      const reference = randomUUID();
      return { address, calls: paidAtOnce(address, ticker, value, now).calls.map((call) => ({ ...call, reference })) };
    }
    case 'thief':
      return { address, calls: paidAtOnce(stranger(address), ticker, value, now).calls };
  }
};

/** Acts of a person on a payment. */
export const paymentActs = {
  next: 'One more confirmation',
  all: 'All confirmations',
  repeat: 'Repeat the last callback',
} as const;
export type PaymentAct = keyof typeof paymentActs;

const confirmationsAfter = (payment: FarPayment, act: PaymentAct, address: FarAddress): number => {
  if (act === 'repeat') return payment.confirmations;
  return act === 'all' ? Math.max(address.confirmations, payment.confirmations) : payment.confirmations + 1;
};

/** Plays a press on a payment. What has its confirmations is told once, but for repeats. */
export const playPayment = (address: FarAddress, uuid: string, act: PaymentAct, now: number): Played => {
  const before = address.payments.find((payment) => payment.uuid === uuid);
  if (!before) return { address, calls: [] };
  if (act === 'repeat') return { address, calls: before.last === null ? [] : [{ fields: before.last }] };
  if (isConfirmed(before, address)) return { address, calls: [] };
  const after = { ...before, confirmations: confirmationsAfter(before, act, address), at: now };
  const calls = callsOf(address, after);
  const payments = address.payments.map((payment) => (payment === before ? withLast(after, calls) : payment));
  return { address: { ...address, payments }, calls };
};

/** Notes whether the last callback of a payment was taken. */
export const withAnswer = (address: FarAddress, uuid: string, isTaken: boolean): FarAddress => ({
  ...address,
  payments: address.payments.map((payment) => (payment.uuid === uuid ? { ...payment, isTaken } : payment)),
});
