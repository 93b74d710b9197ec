import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { CallErrorBody } from '../../contract/errors.ts';

/** Codes after which the same request is asked again: too fast, a fault, not begun, unknown. */
const AGAIN = new Set<unknown>([7, 429, 500, 503, 504]);

interface Answer {
  data?: unknown;
  error?: { code: unknown; retryAfterMs?: number | undefined } | undefined;
}

interface Options {
  token: string;
  find: () => string; // address of the house's server for it, which may change
}

/** Asks one thing after the other, each again under its own id until it is answered. */
abstract class FaultRobot {
  readonly #options: Options;
  readonly #path: string;
  #socket: Socket | undefined;
  #url = '';
  #isPlaying = false;
  #playing: Promise<void> = Promise.resolve();
  /** The refusal that no fault explains, after which it plays no more. */
  failure: unknown;

  constructor(path: string, options: Options) {
    this.#path = path;
    this.#options = options;
  }

  /** So many things were answered. */
  abstract get done(): number;
  protected abstract act(): Promise<void>;
  protected abstract send(socket: Socket, request: object, answer: (answer: Answer) => void): () => void;

  play(): void {
    this.#isPlaying = true;
    const playOn = async (): Promise<void> => {
      while (this.#isPlaying) await this.act();
    };
    this.#playing = playOn().catch((error: unknown) => {
      this.failure ??= error;
    });
  }

  /** Resolves once the last thing is answered. */
  async rest(): Promise<void> {
    this.#isPlaying = false;
    await this.#playing;
  }

  leave(): void {
    this.#socket?.disconnect();
  }

  protected get token(): string {
    return this.#options.token;
  }

  protected get url(): string {
    return this.#options.find();
  }

  /** Asks until there is an answer; throws what no fault explains. */
  protected async ask<T>(request: object): Promise<T> {
    for (;;) {
      const { data, error } = await this.#try(request);
      if (data !== undefined) return data as T;
      if (error && !AGAIN.has(error.code) && error.retryAfterMs === undefined)
        throw new Error(`refused: ${JSON.stringify(error)}`);
      await pause(error?.retryAfterMs ?? 50);
    }
  }

  /** One try: ends with an answer, with its connection, or when it took too long. */
  async #try(request: object): Promise<Answer> {
    const socket = this.#connected();
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const lost = (): void => resolve({});
    socket.once('disconnect', lost).once('connect_error', lost);
    const forget = this.send(socket, request, resolve);
    const late = setTimeout(lost, 8000);
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      forget();
      socket.off('disconnect', lost).off('connect_error', lost);
    }
  }

  #connected(): Socket {
    if (this.#socket?.connected && this.url === this.#url) return this.#socket;
    this.#socket?.disconnect();
    this.#url = this.url;
    const extraHeaders = { cookie: `token=${this.token}` };
    const options = { path: this.#path, transports: ['websocket'], reconnection: false, forceNew: true };
    return (this.#socket = io(this.#url, { ...options, extraHeaders }));
  }
}

/** Bets at dice. */
export class DiceRobot extends FaultRobot {
  readonly bets: { id: string; nonce: number; payoutMinor: bigint }[] = [];

  constructor(options: Options) {
    super('/micro/socket', options);
  }

  get done(): number {
    return this.bets.length;
  }

  protected async act(): Promise<void> {
    const request = { bet: 1, percent: 50, bet_type: 'more', requestId: randomUUID() };
    const answer = await this.ask<{ transaction_id: string; nonce: number; winAmount: number }>(request);
    this.bets.push({ id: answer.transaction_id, nonce: answer.nonce, payoutMinor: BigInt(answer.winAmount) });
  }

  protected send(socket: Socket, request: object, answer: (answer: Answer) => void): () => void {
    socket.emit('call', 'dice.play', request, (error: CallErrorBody | null, data?: object) =>
      answer(error ? { error } : { data }),
    );
    return () => undefined;
  }
}

/** Robots of the channels: a request is answered by its id. */
abstract class ChannelRobot extends FaultRobot {
  constructor(options: Options) {
    super('/socket.io', options);
  }

  protected send(
    socket: Socket,
    { channel, type, ...payload }: { channel: string; type: string },
    answer: (answer: Answer) => void,
  ): () => void {
    const requestId = randomUUID();
    const listen = (message: { requestId?: string; payload: { success: boolean; data?: object; code?: unknown } }) => {
      if (message.requestId !== requestId) return;
      const { success, data, ...error } = message.payload;
      answer(success ? { data: data ?? {} } : { error: { code: error.code, ...error } });
    };
    socket.on(channel, listen);
    socket.emit(channel, { type, payload, requestId });
    return () => socket.off(channel, listen);
  }
}

/** Writes in the chat. */
export class ChatRobot extends ChannelRobot {
  readonly messages: { uid: string; msg: string }[] = [];

  get done(): number {
    return this.messages.length;
  }

  protected async act(): Promise<void> {
    const msg = `message ${randomUUID().slice(0, 8)}`;
    const request = { channel: 'chat', type: 'send', msg, requestId: randomUUID() };
    this.messages.push({ uid: (await this.ask<{ uid: string }>(request)).uid, msg });
  }
}

/** Deposits by card, and pays at the simulated provider. */
export class DepositRobot extends ChannelRobot {
  readonly deposits: number[] = []; // ids of payments
  readonly #orderOf: (paymentId: number) => Promise<string>;

  constructor(options: Options, orderOf: (paymentId: number) => Promise<string>) {
    super(options);
    this.#orderOf = orderOf;
  }

  get done(): number {
    return this.deposits.length;
  }

  protected async act(): Promise<void> {
    const request = { channel: 'cash', type: 'deposit', methodId: 74, amount: '1000', requestId: randomUUID() };
    const { id } = await this.ask<{ id: number }>(request);
    this.deposits.push(id);
    await this.press(id, 'pay');
    await this.press(id, 'repeat');
    await pause(500);
  }

  /** Presses a button of the simulated provider, which calls the house back. */
  async press(id: number, act: 'pay' | 'repeat'): Promise<void> {
    const order = await this.#again(() => this.#orderOf(id));
    await this.#again(async () => {
      const options = { method: 'POST', body: new URLSearchParams({ order, act }), redirect: 'manual' } as const;
      const { status } = await fetch(`${this.url}/sandbox/fiat/act`, options);
      if (status !== 303) throw new Error(`the provider's page answered ${status}`);
    });
  }

  /** Does it until it succeeds: the database, or the server that has the page, is away for a while. */
  async #again<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries > 600) throw error;
        await pause(100);
      }
    }
  }
}
