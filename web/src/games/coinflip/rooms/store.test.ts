import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from 'server/contract';
import type { ChannelPush } from '../../../core/game-kit/round/store.ts';
import { contextOf, stageOf } from './rooms.ts';
import { createLobbyStore, type LobbyStore } from './store.ts';
import { TestHouse } from '../testing/house.ts';

/** A lobby beside a house: loads when the test lets it. */
class TestLobby {
  readonly house = new TestHouse();
  readonly lobby: LobbyStore;
  loads = 0;
  #held: PromiseWithResolvers<void> | undefined;
  #seen = 0;

  constructor() {
    this.lobby = createLobbyStore({
      load: async (): Promise<CallAnswer<'coinflip.load'>> => {
        this.loads += 1;
        const answer = this.house.answer(); // as it is when the server composes it
        await this.#held?.promise;
        return answer;
      },
      wait: async () => undefined,
    });
  }

  static async opened(): Promise<TestLobby> {
    const table = new TestLobby();
    await table.lobby.load();
    return table;
  }

  /** Answers stay on their way until `release`. */
  hold(): () => void {
    const held = Promise.withResolvers<void>();
    this.#held = held;
    return () => {
      this.#held = undefined;
      held.resolve();
    };
  }

  /** Broadcasts since the last time. */
  fresh(): readonly ChannelPush[] {
    const pushes = this.house.pushes.slice(this.#seen);
    this.#seen = this.house.pushes.length;
    return pushes;
  }

  deliver(...pushes: readonly ChannelPush[]): this {
    for (const push of pushes) this.lobby.receive(push);
    return this;
  }

  deliverAll(): this {
    return this.deliver(...this.fresh());
  }

  async settled(): Promise<void> {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve(); // oxlint-disable-line no-await-in-loop
  }

  stages(): Record<string, string> {
    return Object.fromEntries([...this.lobby.store.get().rooms].map(([id, room]) => [id, stageOf(room)]));
  }
}

describe('the lobby', () => {
  test('follows rooms from opening to leaving', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann');
    expect(table.deliverAll().stages()).toEqual({ [id]: 'waiting' });
    table.house.join(id, 'bob');
    expect(table.deliverAll().stages()).toEqual({ [id]: 'flipping' });
    table.house.settle(id);
    expect(table.deliverAll().stages()).toEqual({ [id]: 'finished' });
    table.house.leave(id);
    expect(table.deliverAll().stages()).toEqual({});
    expect(table.loads).toBe(1);
  });

  test('takes a broadcast that comes twice once', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann');
    table.house.join(id, 'bob');
    const pushes = table.fresh();
    table.deliver(...pushes, ...pushes, ...pushes.toReversed());
    expect(table.stages()).toEqual({ [id]: 'flipping' });
    expect(table.loads).toBe(1);
  });

  test('loads again when a broadcast is missing, and then shows what it missed', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann');
    table.deliverAll();
    table.house.join(id, 'bob');
    table.fresh(); // lost
    table.house.settle(id);
    table.deliverAll();
    await table.settled();
    expect(table.loads).toBe(2);
    expect(table.stages()).toEqual({ [id]: 'finished' });
  });

  test('puts broadcasts that overtake one another in order', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann');
    table.house.join(id, 'bob');
    table.house.settle(id);
    const [first, second, third] = table.fresh();
    if (!first || !second || !third) throw new Error('three broadcasts were expected');
    table.deliver(third, second, first);
    await table.settled();
    expect(table.stages()).toEqual({ [id]: 'finished' });
  });

  test('keeps what comes while an answer is on its way, and applies it after it', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann');
    table.deliverAll();
    const release = table.hold();
    const loaded = table.lobby.load(); // composed now: the room waits
    table.house.join(id, 'bob');
    table.deliverAll();
    release();
    await loaded;
    expect(table.stages()).toEqual({ [id]: 'flipping' });
  });

  test('takes the answer to a join before its broadcast', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann');
    table.deliverAll();
    table.lobby.tell(table.house.join(id, 'me'));
    expect(table.stages()).toEqual({ [id]: 'flipping' });
    table.deliverAll();
    table.house.settle(id);
    expect(table.deliverAll().stages()).toEqual({ [id]: 'finished' });
    expect(table.loads).toBe(1);
  });

  test('follows a private room by what its watchers are sent', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann', { isPrivate: true });
    table.house.create('eve');
    table.deliverAll();
    expect(table.stages()).toEqual({ [id]: 'waiting', 'room-2': 'waiting' });
    expect(table.lobby.store.get().rooms.get(id)?.isPrivate).toBe(true);
    table.house.join(id, 'bob');
    expect(table.deliverAll().stages()[id]).toBe('flipping');
    expect(table.loads).toBe(1);
  });

  test('loads again when what was due has not come, and drops what was shown', async () => {
    const table = await TestLobby.opened();
    const { id } = table.house.create('ann');
    table.house.join(id, 'bob');
    table.deliverAll();
    table.house.settle(id);
    table.fresh(); // lost, and silence after it
    table.lobby.check(table.house.now + 2999);
    expect(table.loads).toBe(1);
    table.lobby.check(table.house.now + 3000);
    await table.settled();
    expect(table.loads).toBe(2);
    expect(table.stages()).toEqual({ [id]: 'finished' });
    table.lobby.check(table.house.now + 9000);
    expect(table.stages()).toEqual({});
  });
});

describe('any disorder of the broadcasts', () => {
  const act = fc.record({
    what: fc.constantFrom('create', 'join', 'settle', 'cancel', 'leave'),
    which: fc.nat(5),
    ticket: fc.integer({ min: 1, max: 1000 }),
    delivery: fc.constantFrom('now', 'twice', 'late', 'lost'),
  });

  const perform = (house: TestHouse, what: string, which: number, ticket: number): void => {
    const rooms = [...house.rooms.values()];
    const room = rooms[which % Math.max(rooms.length, 1)];
    if (what === 'create' || !room) return void (rooms.length < 5 && house.create(`player-${house.seq}`));
    const stage = room.state.value;
    if (what === 'join' && stage === 'waiting') house.join(room.id, `joiner-${house.seq}`, ticket);
    else if (what === 'settle' && stage === 'flipping') house.settle(room.id);
    else if (what === 'cancel' && stage === 'waiting') house.cancel(room.id);
    else if (what === 'leave' && (stage === 'finished' || stage === 'voided')) house.leave(room.id);
  };

  test('the lobby ends as the house has it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 40 }), async (acts) => {
        const table = await TestLobby.opened();
        const late: ChannelPush[] = [];
        for (const { what, which, ticket, delivery } of acts) {
          table.house.now += 2000;
          perform(table.house, what, which, ticket);
          const pushes = table.fresh();
          if (delivery === 'late') late.push(...pushes);
          if (delivery === 'now' || delivery === 'twice') table.deliver(...pushes);
          if (delivery === 'twice') table.deliver(...pushes);
        }
        table.deliver(...late.toReversed());
        table.house.now += 5000;
        table.house.create('the last'); // somebody's next broadcast shows what was lost
        table.deliverAll();
        await table.settled();
        const shown = [...table.lobby.store.get().rooms.values()].map((room) => [
          room.id,
          stageOf(room),
          contextOf(room),
        ]);
        const real = [...table.house.rooms.values()].map(({ id, state }) => [id, state.value, state.context]);
        expect(new Map(shown.map((row) => [row[0], row]))).toEqual(new Map(real.map((row) => [row[0], row])));
      }),
      { numRuns: 300 },
    );
  });
});
