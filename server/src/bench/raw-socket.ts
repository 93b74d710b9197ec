import { WebSocket } from 'ws';
import { hearsChanges } from '../../contract/broadcast.ts';

const JOIN = `40${JSON.stringify(hearsChanges)}`; // the main namespace, as our own pages do

/**
 * A socket of the call connection that speaks just enough of the socket.io protocol to call, to be answered and to hear
 * pushes, so that what is measured is the server.
 */
export class RawSocket {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (packet: string) => void>();
  #calls = 0;
  /** Every push as it came: an event packet's text. */
  onPush: ((packet: string) => void) | undefined;
  /** The server dropped it: it read too slowly. */
  onDropped: (() => void) | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', () => this.onDropped?.());
  }

  static async connect(url: string, token?: string): Promise<RawSocket> {
    const address = `${url.replace('http', 'ws')}/micro/socket/?EIO=4&transport=websocket`;
    const headers = token === undefined ? {} : { cookie: `token=${token}` };
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data) => {
        const packet = String(data);
        if (packet.startsWith('0')) socket.send(JOIN); // opened
        if (packet.startsWith('40')) resolve();
      });
    });
    socket.removeAllListeners('message');
    return new RawSocket(socket);
  }

  /** Calls; the answer's packet holds `[null,` when it was not refused. */
  call(name: string, payload: object): Promise<string> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(`42${id}${JSON.stringify(['call', name, payload])}`);
    });
  }

  close(): void {
    this.#socket.close();
  }

  #receive(packet: string): void {
    if (packet === '2') return this.#socket.send('3'); // ping, pong
    if (packet.startsWith('42')) return this.onPush?.(packet);
    if (!packet.startsWith('43')) return;
    const id = Number.parseInt(packet.slice(2), 10);
    this.#answers.get(id)?.(packet);
    this.#answers.delete(id);
  }
}

/** True when an answer's packet is no refusal: [error, answer]. */
export const isAnswer = (packet: string): boolean => packet.includes('[null,');

/** The value below which a share of the sorted values lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
