import { randomUUID } from 'node:crypto';
import { RoundMovedError } from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Bus } from '../bus/bus.ts';
import { CallError } from '../realtime/call-error.ts';
import type { PlacedOrder } from './bet-order.ts';
import { placedFromWire, requestToWire, type OrderRequest } from './order-wire.ts';

export interface OrderDeskOptions {
  bus: Pick<Bus, 'request'>;
  topic: string; // on which the process that leads answers
  answerMs?: number;
  /** True when this process leads and answers. */
  leads(): boolean;
  /** Does in this process what is asked. */
  perform(request: OrderRequest): Promise<PlacedOrder>;
}

const ANSWER_MS = 5000;

/** Nothing was done because the process that was asked is not the one to do it, or not yet. */
const isPassing = (error: unknown): boolean =>
  error instanceof RoundMovedError || (error instanceof CallError && error.code === generalCodes.shuttingDown);

const withKey = (request: OrderRequest): OrderRequest =>
  request.do === 'cancel'
    ? request
    : { ...request, order: { ...request.order, key: request.order.key ?? randomUUID() } };

const rejectionBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/**
 * Takes what players ask of a shared game to the process that leads it, and asks again when another one takes over. What
 * leaves this process has a key: what a leader may have done before it died is not done twice.
 */
export class OrderDesk {
  readonly #options: OrderDeskOptions;
  #change = Promise.withResolvers<void>();

  constructor(options: OrderDeskOptions) {
    this.#options = options;
  }

  /** Another process leads, or this one can go on. */
  leaderChanged(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers<void>();
  }

  /** Resolves once it is done. Rejects with what refused it; with code 504 when nobody knows what became of it. */
  async ask(request: OrderRequest): Promise<PlacedOrder> {
    const late = new AbortController();
    const giveUp = (): void => late.abort(new CallError(generalCodes.noAnswer));
    const timer = setTimeout(giveUp, this.#options.answerMs ?? ANSWER_MS);
    try {
      for (let asked = request; ; asked = { ...asked, isAgain: true }) {
        if (!this.#options.leads()) asked = withKey(asked);
        const placed = await this.#attempt(asked, late.signal);
        if (placed) return placed;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** The answer; undefined once another process has taken over without one. */
  async #attempt(request: OrderRequest, late: AbortSignal): Promise<PlacedOrder | undefined> {
    const change = this.#change.promise.then(() => undefined);
    try {
      if (this.#options.leads()) return await this.#options.perform(request);
      return await Promise.race([this.#forward(request, late), change]);
    } catch (error) {
      if (!isPassing(error)) throw error;
      return Promise.race([change, rejectionBy(late)]);
    }
  }

  async #forward(request: OrderRequest, late: AbortSignal): Promise<PlacedOrder> {
    const { bus, topic } = this.#options;
    return placedFromWire(await bus.request(topic, requestToWire(request), late));
  }
}
