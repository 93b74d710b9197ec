import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** A player without a screen, who plays so that there is something to see. */
export class Hand {
  readonly #socket: Socket;
  readonly #restMs: number;

  constructor(url: string, token: string, restMs: number) {
    this.#restMs = restMs;
    const extraHeaders = { cookie: `token=${token}` };
    this.#socket = io(url, { path: '/micro/socket', transports: ['websocket'], extraHeaders, forceNew: true });
  }

  /** One call; undefined when it was refused. */
  async call(name: string, payload: object): Promise<Record<string, unknown> | undefined> {
    const [error, answer] = await new Promise<[unknown, Record<string, unknown> | undefined]>((resolve) => {
      this.#socket.emit('call', name, payload, (...reply: [unknown, Record<string, unknown> | undefined]) =>
        resolve(reply),
      );
    });
    return error === null ? answer : undefined;
  }

  /** Calls until it is not refused. */
  async insist(name: string, payload: object): Promise<Record<string, unknown>> {
    for (;;) {
      const answer = await this.call(name, payload);
      if (answer) return answer;
      await pause(20);
    }
  }

  /** Waits for what nothing tells. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await pause(50);
  }

  /** Lets what it did be seen: a cell turns, a die settles. */
  async rest(): Promise<void> {
    await pause(this.#restMs);
  }

  close(): void {
    this.#socket.disconnect();
  }
}
