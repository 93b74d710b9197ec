import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { simulationSource, type IntSource } from 'games-engine';
import { io, type Socket } from 'socket.io-client';
import type { CoinflipRoom } from '../../contract/coinflip.contract.ts';
import type { CallErrorBody } from '../../contract/errors.ts';

/** A call's end: an answer, a refusal, or neither when the connection was lost. */
type Reply = [CallErrorBody | null, Record<string, unknown> | undefined];

/** Where robots find a server: the address may change while they play. */
export type FindServer = () => string;

/**
 * A player that never stops betting on the shared games. A bet whose answer was lost is asked again under its own id,
 * so what it was told is what must be stored.
 */
export class SharedRobot {
  readonly acknowledged: string[] = []; // bets
  readonly failures: CallErrorBody[] = []; // refusals that nothing explains
  readonly #random: IntSource;
  readonly #token: string;
  readonly #find: FindServer;
  readonly #team: 'red' | 'blue';
  #socket: Socket | undefined;
  #url = '';
  #isPlaying = true;

  constructor(seed: string, token: string, index: number, find: FindServer) {
    this.#random = simulationSource(seed);
    this.#token = token;
    this.#find = find;
    this.#team = index % 2 === 0 ? 'red' : 'blue';
  }

  async play(): Promise<void> {
    while (this.#isPlaying) {
      await this.#step();
      await pause(5 + this.#random.int(40));
    }
    this.#socket?.disconnect();
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async #step(): Promise<void> {
    const bet = 100 + this.#random.int(900);
    switch (this.#random.int(4)) {
      case 0:
        return this.#bet('battle.bet', { bet, team: this.#team });
      case 1:
        return this.#bet('wheelOfFortune.bet', { bet, sector: this.#random.int(4) });
      case 2:
        return this.#bet('classic.bet', { bet });
      default:
        return this.#flip(bet);
    }
  }

  async #flip(bet: number): Promise<void> {
    const [, lobby] = await this.#call('coinflip.load', {});
    const rooms = (lobby?.['rooms'] ?? []) as CoinflipRoom[];
    const open = rooms.find((room) => room.view['state'] === 0);
    if (open && this.#random.int(2) === 0) await this.#bet('coinflip.join', { id: open.id });
    else if (rooms.length < 6) await this.#bet('coinflip.create', { bet, side: 'heads' });
    else if (open) await this.#call('coinflip.cancel', { id: open.id });
  }

  async #bet(name: string, payload: object): Promise<void> {
    const request = { ...payload, requestId: randomUUID() };
    while (this.#isPlaying) {
      const [error, answer] = await this.#call(name, request);
      if (answer) return void this.acknowledged.push(String(answer['betId']));
      if (error && ![500, 503].includes(Number(error.code))) return;
      if (error?.code === 500) this.failures.push(error);
    }
  }

  async #call(name: string, payload: object): Promise<Reply> {
    const socket = this.#connected();
    return new Promise((resolve) => {
      const lost = (): void => resolve([null, undefined]);
      socket.once('disconnect', lost).once('connect_error', () => void pause(30).then(lost));
      socket.timeout(4000).emit('call', name, payload, (late: Error | null, error?: CallErrorBody, answer?: object) => {
        socket.off('disconnect', lost);
        resolve(late ? [null, undefined] : [error ?? null, answer as Reply[1]]);
      });
    });
  }

  #connected(): Socket {
    const url = this.#find();
    if (this.#socket?.connected && url === this.#url) return this.#socket;
    this.#socket?.disconnect();
    this.#url = url;
    const cookie = `token=${this.#token}`;
    const options = { path: '/micro/socket', transports: ['websocket'], extraHeaders: { cookie }, forceNew: true };
    return (this.#socket = io(url, { ...options, reconnection: false }));
  }
}
