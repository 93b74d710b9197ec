import { describe, expect, test } from 'vitest';
import type { PlacedBet, RoundSummary } from 'server/contract';
import { CallError } from '../../../core/connection/call-error.ts';
import { createProblemOf } from '../../../core/game-kit/bet/problem.ts';
import { createBetSender } from '../../../core/game-kit/bet/sender.ts';
import type { PlayResult } from '../../../core/game-kit/result/result.ts';
import { createRoomBettor } from './bettor.ts';
import { createLobbyStore } from './store.ts';
import { TestHouse } from '../testing/house.ts';

/** A player who lets rooms be opened for them, one after the other. */
class TestDesk {
  readonly house = new TestHouse();
  readonly stop = new AbortController();
  readonly lobby = createLobbyStore({ load: async () => this.house.answer(), wait: async () => undefined });
  refusal: CallError | undefined;
  cancels: string[] = [];
  canCancel = true;
  history: RoundSummary[] = [];
  result: PlayResult | undefined;
  #seen = 0;

  async play(): Promise<this> {
    await this.lobby.load();
    const sender = createBetSender<object, PlacedBet>({
      call: async () => {
        if (this.refusal) throw this.refusal;
        const room = this.house.create('me');
        this.lobby.tell(room);
        return { success: true, betId: 'bet', roundId: room.id, stakeMinor: 500, balance: 9500, at: this.house.now };
      },
      problemOf: createProblemOf({ 1: 'insufficient' }),
      wait: async () => undefined,
      online: async () => undefined,
      newId: () => 'request',
    });
    const play = createRoomBettor({
      sender,
      lobby: this.lobby.store,
      player: () => 'me',
      cancel: async (id) => {
        this.cancels.push(id);
        return this.canCancel;
      },
      history: async () => this.history,
      onOpened: () => undefined,
    });
    void play({}, this.stop.signal).then((result) => (this.result = result));
    return this.turn();
  }

  async turn(): Promise<this> {
    for (const push of this.house.pushes.slice(this.#seen)) this.lobby.receive(push);
    this.#seen = this.house.pushes.length;
    for (let each = 0; each < 40; each += 1) await Promise.resolve(); // oxlint-disable-line no-await-in-loop
    return this;
  }
}

const ROOM = 'room-1';

describe('a room of auto play', () => {
  test('is settled once somebody has joined and the coin has landed', async () => {
    const desk = await new TestDesk().play();
    desk.house.join(ROOM, 'bob', 1);
    expect((await desk.turn()).result).toBeUndefined();
    desk.house.settle(ROOM);
    expect((await desk.turn()).result).toEqual({ kind: 'settled', won: true, stakeMinor: 500n, payoutMinor: 950n });
  });

  test('a lost room of auto play says so', async () => {
    const desk = await new TestDesk().play();
    desk.house.join(ROOM, 'bob', 1000);
    desk.house.settle(ROOM);
    expect((await desk.turn()).result).toEqual({ kind: 'settled', won: false, stakeMinor: 500n, payoutMinor: 0n });
  });

  test('is given up when auto play is stopped while nobody has joined', async () => {
    const desk = await new TestDesk().play();
    desk.stop.abort();
    expect((await desk.turn()).result).toEqual({ kind: 'withdrawn' });
    expect(desk.cancels).toEqual([ROOM]);
  });

  test('is played out when it was joined before it could be given up', async () => {
    const desk = await new TestDesk().play();
    desk.canCancel = false;
    desk.stop.abort();
    expect((await desk.turn()).result).toBeUndefined();
    desk.house.join(ROOM, 'bob', 1);
    desk.house.settle(ROOM);
    expect((await desk.turn()).result).toMatchObject({ kind: 'settled', won: true });
  });

  test('is not given up once the coin is in the air', async () => {
    const desk = await new TestDesk().play();
    desk.house.join(ROOM, 'bob', 1);
    await desk.turn();
    desk.stop.abort();
    await desk.turn();
    expect(desk.cancels).toEqual([]);
    desk.house.settle(ROOM);
    expect((await desk.turn()).result).toMatchObject({ kind: 'settled' });
  });

  test('a room that its creator cancels ends the run', async () => {
    const desk = await new TestDesk().play();
    desk.house.cancel(ROOM);
    expect((await desk.turn()).result).toEqual({ kind: 'withdrawn' });
  });

  test('a room whose end was missed is looked up in the history', async () => {
    const desk = await new TestDesk().play();
    desk.history = [
      {
        id: ROOM,
        game: 'coinflip',
        nick: 'me',
        stakeMinor: 500,
        payoutMinor: 950,
        multiplierPpm: 1_900_000,
        choice: {},
        outcome: {},
        at: 2000,
      },
    ];
    desk.house.now += 5000;
    desk.house.rooms.delete(ROOM);
    await desk.lobby.load();
    expect((await desk.turn()).result).toMatchObject({ kind: 'settled', payoutMinor: 950n });
  });

  test('a room of which nobody knows anything leaves the result unknown', async () => {
    const desk = await new TestDesk().play();
    desk.house.now += 5000;
    desk.house.rooms.delete(ROOM);
    await desk.lobby.load();
    expect((await desk.turn()).result).toEqual({ kind: 'failed', reason: 'unknown' });
  });

  test.each([
    [new CallError({ code: 1 }), { kind: 'failed', reason: 'insufficient' }],
    [new CallError({ code: 429, retryAfterMs: 700 }), { kind: 'delayed', retryAfterMs: 700 }],
    [new CallError({ code: 'WAIT_CANCEL_ROUND' }), { kind: 'failed', reason: 'refused' }],
  ])('a room that is refused with %s is answered with %j', async (refusal, result) => {
    const desk = new TestDesk();
    desk.refusal = refusal;
    expect((await desk.play()).result).toEqual(result);
  });
});
