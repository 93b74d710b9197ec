import type { IncomingHttpHeaders } from 'node:http';

// Interfaces of payment providers. Each provider has an adapter that speaks its wire contract, and a simulator of the
// far side.

/** A provider's callback as it came over HTTP. `body`: its bytes, which are what is signed. */
export interface CallbackRequest {
  method: string;
  url: string; // path and query, as it was asked for
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The callback is not the provider's, or makes no sense. `reason`: for the log. Nothing is credited. */
export class BadCallbackError extends Error {
  readonly reason: 'signature' | 'malformed';
  constructor(reason: 'signature' | 'malformed', message: string) {
    super(message);
    this.name = 'BadCallbackError';
    this.reason = reason;
  }
}

/** The provider does not answer, or refuses. */
export class GatewayError extends Error {
  override name = 'GatewayError';
}

/** Origin of a payment: the number of a card or phone, or an address. */
export interface PaymentSource {
  mask: 'card' | 'phone' | 'address'; // as of payways
  network: string | null;
  purse: string;
}

/** A payment that a provider tells of: by a callback, or in its own list. */
export interface SeenPayment {
  transactionId: string; // the provider's own: one such is credited once
  reference: string; // ours, that the payment was asked with; empty when it came without
  address?: string; // address that it came to, where each player has one of their own
  source?: PaymentSource | undefined; // origin, as far as the provider knows
  amount: string; // decimal text in `currency`, as it arrived
  currency: string; // a coin's or currency's code, as the provider names it
  state: 'pending' | 'confirmed' | 'failed';
  confirmations: number;
  required: number; // confirmations until it is confirmed; 0 where there is no such thing
  at: number; // ms since epoch
}

/** Content of a callback, and the answer that the provider expects. */
export interface ReadCallback {
  payment: SeenPayment;
  answer: { status: number; type: string; body: string };
}

/** A confirmed payment to send back to its payer. */
export interface AskedRefund {
  key: string; // ours: the same one again never pays twice
  transactionId: string; // the provider's own, of the payment
  amount: string; // decimal text in `currency`: all that arrived
  currency: string;
}

/** A refund as its provider has it. `reason`: of a failure. */
export interface RefundState {
  state: 'accepted' | 'done' | 'failed';
  reason: string | null;
}

interface Listed {
  /** The provider's own list of what came since, for reconciliation. */
  list(since: number): Promise<readonly SeenPayment[]>;
}

/** A coin on a network that deposits arrive by. */
export interface GatewayCoin {
  code: string; // as the provider names it, such as trc20/usdt
  name: string;
  network: string; // code of the network
  minAmount: string; // decimal text in the coin
  currency: string; // currency by whose course it is counted
}

/** Deposits to an address of one player and coin. */
export interface CryptoGateway extends Listed {
  readonly id: string;
  coins(): Promise<readonly GatewayCoin[]>;
  /** A new address, which pays to ours. `callbackUrl` is called for each payment to it, and holds our reference. */
  createAddress(
    coin: string,
    reference: string,
    callbackUrl: string,
  ): Promise<{ address: string; memo: string | null }>;
  /** True for an address of the coin's network with a valid checksum. */
  isAddress(coin: string, address: string): boolean;
  /** Throws BadCallbackError. */
  readCallback(request: CallbackRequest): Promise<ReadCallback>;
}

/** A payment of a chain that is read on. `position`: orders all that is read; what stands before it was read before. */
export interface ReadPayment extends SeenPayment {
  position: bigint;
}

/** A gateway that calls nobody back: it is asked from time to time what came. */
export interface PolledGateway extends CryptoGateway {
  /**
   * Payments after a position, the oldest first and not all at once where there are many; from a time on (ms since
   * epoch) where nothing was read yet. `readTo`: position to read on from, once these are taken; undefined: nothing is
   * behind us yet.
   */
  readOn(
    after: { position: bigint } | { since: number },
  ): Promise<{ payments: readonly ReadPayment[]; readTo: bigint | undefined }>;
}

/** A deposit to be asked of a fiat provider. */
export interface AskedDeposit {
  reference: string; // ours; the same one again gives the same answer
  amountMinor: bigint; // hundredths of `currency`
  currency: string;
  method: string; // as the provider names it
  callbackUrl: string;
  returnUrl: string; // address that the browser comes back to
}

/** Means to pay: these details, or this address. */
export type PaymentDetails =
  | { kind: 'sbp'; bank: string; owner: string; card: string }
  | { kind: 'trader'; bank: string; recipient: string; value: string; valueKind: 'card' | 'phone' }
  | { kind: 'redirect'; url: string };

export interface FiatGateway extends Listed {
  readonly id: string;
  readonly system: number; // one of `depositSystems`, or another number for redirects
  /** Throws GatewayError when the provider makes no payment of it. */
  open(deposit: AskedDeposit): Promise<PaymentDetails>;
  /** Sends a payment back, once for each key. Throws GatewayError when the outcome is unknown: ask again. */
  refund(refund: AskedRefund): Promise<RefundState>;
  /** Throws BadCallbackError. */
  readCallback(request: CallbackRequest): Promise<ReadCallback>;
}

/** Money on its way out. */
export interface AskedPayout {
  key: string; // ours: the same one again never pays twice
  amount: string; // decimal text in `currency`
  currency: string; // a coin's or currency's code
  method: string; // as the provider names it
  destination: string;
  memo: string | null;
  bank: string | null;
  callbackUrl: string;
}

export interface PayoutState {
  key: string;
  providerId: string; // the provider's own number
  transaction: string | null; // on its network
  amount: string;
  currency: string;
  state: 'accepted' | 'done' | 'failed';
  reason: string | null; // reason of a failure
  at: number;
}

export interface PayoutGateway {
  readonly id: string;
  /** Throws GatewayError when it is not known whether it was taken: `find` tells, and sending again is harmless. */
  send(payout: AskedPayout): Promise<PayoutState>;
  find(key: string): Promise<PayoutState | undefined>;
  /** Throws BadCallbackError. */
  readCallback(request: CallbackRequest): Promise<{ payout: PayoutState; answer: ReadCallback['answer'] }>;
  list(since: number): Promise<readonly PayoutState[]>;
}

/** Courses of an outside source: base units per unit, times a million, by currency code. */
export interface CourseSource {
  readonly id: string;
  load(): Promise<{ courses: Readonly<Record<string, bigint>>; at: number }>;
}

/** Memory of a simulated provider, shared by all processes: it survives them. */
export interface SandboxStore {
  get<T>(key: string): Promise<T | undefined>;
  put(key: string, value: object): Promise<void>;
  /** Reads, changes and writes one value; others wait. `change` may be called again. Returns what it made. */
  update<T extends object>(key: string, change: (value: T | undefined) => T): Promise<T>;
  /** All values whose keys begin so, the newest first. */
  list<T>(prefix: string): Promise<readonly { key: string; value: T; at: number }[]>;
}
