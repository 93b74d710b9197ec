import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { simulationSource, type IntSource } from 'games-engine';
import { io, type Socket } from 'socket.io-client';
import { pick, randomChoice } from '../../../games-engine/src/testing/random-bet.ts';
import { hearsChanges } from '../../contract/broadcast.ts';
import type { SharedRound } from '../../contract/shared-round.contract.ts';
import type { CallErrorBody } from '../../contract/errors.ts';
import { houseGames } from '../games/registry.ts';

/** A call's end: an answer, a refusal, or neither when the connection was lost. */
type Reply = [CallErrorBody | null, Record<string, unknown> | undefined];

/** Identity of a robot and its place to play. */
export interface RobotOptions {
  token: string;
  /** Finds the server: the address may change while the robot plays. */
  find: () => string;
  team?: string | undefined; // the only one that it joins in a battle; undefined: either
}

/**
 * A player that never stops betting on the shared games. A bet whose answer was lost is asked again under its own id,
 * so what it was told is what must be stored.
 */
export class SharedRobot {
  readonly acknowledged: string[] = []; // bets
  readonly failures: CallErrorBody[] = []; // refusals that nothing explains
  readonly #random: IntSource;
  readonly #options: RobotOptions;
  #socket: Socket | undefined;
  #url = '';
  #isPlaying = true;

  constructor(seed: string, options: RobotOptions) {
    this.#random = simulationSource(seed);
    this.#options = options;
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
    const { game, channel } = pick(this.#random, houseGames.shared);
    const choice = {
      ...randomChoice(game, this.#random),
      ...(game.id === 'battle' && this.#options.team && { team: this.#options.team }),
    };
    if (game.seeding === 'own') await this.#enter(channel, { bet, ...choice });
    else await this.#bet(`${channel}.bet`, { bet, ...choice });
  }

  /** Joins a room, opens one or ends one: every game of rooms has these calls. */
  async #enter(channel: string, create: object): Promise<void> {
    const [, lobby] = await this.#call(`${channel}.load`, {});
    const rooms = (lobby?.['rooms'] ?? []) as SharedRound[];
    const open = rooms.find((room) => room.view['state'] === 0);
    if (open && this.#random.int(2) === 0) await this.#bet(`${channel}.join`, { id: open.roundId });
    else if (rooms.length < 6) await this.#bet(`${channel}.create`, create);
    else if (open) await this.#call(`${channel}.cancel`, { id: open.roundId });
  }

  async #bet(name: string, payload: object): Promise<void> {
    const request = { ...payload, requestId: randomUUID() };
    while (this.#isPlaying) {
      const [error, answer] = await this.#call(name, request);
      if (answer) return void this.acknowledged.push(String(answer['betId']));
      if (error && ![500, 503, 504].includes(Number(error.code))) return;
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
    const { token, find } = this.#options;
    const url = find();
    if (this.#socket?.connected && url === this.#url) return this.#socket;
    this.#socket?.disconnect();
    this.#url = url;
    const cookie = `token=${token}`;
    const options = { path: '/micro/socket', transports: ['websocket'], extraHeaders: { cookie }, forceNew: true };
    return (this.#socket = io(url, { ...options, auth: hearsChanges, reconnection: false }));
  }
}
