import { battle, battleDefaultConfig, type BattleContext } from 'games-engine/battle';
import {
  firstVersionOf,
  createFlatInterpreter,
  roundClosed,
  roundOpened,
  roundSettled,
  type RoundEvent,
} from 'games-engine';
import type { PastRound, PublicUser, RoundLoad, RoundUpdate, SharedLoad, SharedRound } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { createSharedRoundStore } from './store.ts';

const machine = createFlatInterpreter(battle.machine);
const user = (id: string): PublicUser => ({ id, nick: id, avatar: 'avatar-1', compointStatus: 1 });

const bet = (at: number, player: string, team: 'red' | 'blue', stakeMinor = '100') => ({
  type: 'bet.placed',
  at,
  betId: `${player}-${at}`,
  choice: { team },
  currencyId: 2,
  player,
  stakeMinor,
});

/** Battle's server: rounds that are told to everyone, and loaded as they stand. */
const openServer = () => {
  let seq = 0;
  let number = 0;
  let state = machine.initial({ config: firstVersionOf(battleDefaultConfig) });
  let users: PublicUser[] = [];
  const before: PastRound[] = [];

  const snapshot = (): SharedRound => ({
    game: 'battle',
    roundId: `round-${number}`,
    number,
    hash: 'ab',
    seed: null,
    configVersion: 1,
    config: firstVersionOf(battleDefaultConfig),
    seq,
    serverTime: 0,
    state: JSON.parse(JSON.stringify(state)) as SharedRound['state'],
    view: {},
    users: [...users],
  });

  const step = (event: RoundEvent): void => {
    const next = machine.step(state, event);
    if (!next) throw new Error(`battle refused ${event.type}`);
    state = next;
  };

  return {
    load: (): SharedLoad => ({ ...snapshot(), before_games: [...before] }),
    open(): { type: 'load'; payload: RoundLoad } {
      if (number > 0) {
        const past = {
          id: `round-${number}`,
          number,
          hash: 'ab',
          seed: 'cd',
          outcome: { number: 7 },
          bank: 200,
          at: 9,
        };
        before.unshift(past);
      }
      number += 1;
      users = [];
      state = machine.initial({ config: firstVersionOf(battleDefaultConfig) });
      step(roundOpened(1000 * number, 'ab', number));
      seq += 1;
      return { type: 'load', payload: { ...snapshot(), before: before[0] ?? null } };
    },
    tell(...events: RoundEvent[]): { type: 'updated'; payload: RoundUpdate } {
      const newcomers = events.flatMap((event) => ('player' in event ? [user(String(event.player))] : []));
      users.push(...newcomers);
      for (const event of events) step(event);
      seq += 1;
      const copies = events.map((event) => ({ ...event }));
      const payload = { seq, roundId: `round-${number}`, events: copies, users: newcomers, seed: null };
      return { type: 'updated', payload };
    },
  };
};

const watch = async () => {
  const server = openServer();
  let loads = 0;
  server.open();
  const shown = createSharedRoundStore({
    game: battle,
    wait: async () => undefined,
    async load() {
      loads += 1;
      return server.load();
    },
  });
  await shown.load();
  return {
    server,
    shown,
    loads: () => loads,
    settle: () => new Promise(setImmediate),
    bets(): string[] {
      const context = shown.store.get().replica?.snapshot.context as BattleContext | undefined;
      return context?.bets.map(({ betId }) => betId) ?? [];
    },
    value: () => shown.store.get().replica?.snapshot.value,
  };
};

describe('the round in play', () => {
  test('follows what is told: bets, who placed them, the end', async () => {
    const { server, shown, bets, value, loads } = await watch();
    shown.receive(server.tell(bet(1001, 'ann', 'red')));
    shown.receive(server.tell(bet(1002, 'bob', 'blue'), bet(1003, 'cid', 'red')));
    expect(bets()).toEqual(['ann-1001', 'bob-1002', 'cid-1003']);
    expect([...(shown.store.get().replica?.users.keys() ?? [])]).toEqual(['ann', 'bob', 'cid']);
    expect([value(), loads()]).toEqual(['countdown', 1]);
    shown.receive(server.tell(roundClosed(1002 + battleDefaultConfig.countdownMs)));
    expect(value()).toBe('closed');
  });

  test('is the same when it is told twice', async () => {
    const { server, shown, bets, loads } = await watch();
    const pushed = server.tell(bet(1001, 'ann', 'red'));
    shown.receive(pushed);
    shown.receive(pushed);
    expect([bets(), loads()]).toEqual([['ann-1001'], 1]);
  });

  test('is the same when it is told in another order', async () => {
    const { server, shown, bets, settle } = await watch();
    const first = server.tell(bet(1001, 'ann', 'red'));
    const second = server.tell(bet(1002, 'bob', 'blue'));
    shown.receive(second);
    shown.receive(first);
    expect(bets()).toEqual(['ann-1001', 'bob-1002']);
    await settle();
    expect(bets()).toEqual(['ann-1001', 'bob-1002']);
  });

  test('is loaded again when something was not told', async () => {
    const { server, shown, bets, loads, settle } = await watch();
    server.tell(bet(1001, 'ann', 'red')); // lost
    shown.receive(server.tell(bet(1002, 'bob', 'blue')));
    expect(shown.status.get()).toBe('stale');
    await settle();
    expect([bets(), loads(), shown.status.get()]).toEqual([['ann-1001', 'bob-1002'], 2, 'ready']);
  });

  test('is loaded again when the machine refuses what was told', async () => {
    const { server, shown, loads, settle } = await watch();
    const { payload } = server.tell(bet(1001, 'ann', 'red'));
    shown.receive({ type: 'updated', payload: { ...payload, events: [roundSettled(1, [])] } });
    await settle();
    expect([loads(), shown.status.get()]).toEqual([2, 'ready']);
  });

  test('gives way to the next one, and goes into the strip', async () => {
    const { server, shown, bets, loads } = await watch();
    shown.receive(server.tell(bet(1001, 'ann', 'red')));
    shown.receive(server.open());
    expect(shown.store.get().replica?.round.roundId).toBe('round-2');
    expect(shown.store.get().before.map(({ id }) => id)).toEqual(['round-1']);
    shown.receive(server.tell(bet(2001, 'bob', 'blue')));
    expect([bets(), loads()]).toEqual([['bob-2001'], 1]);
  });

  test('does not heed what only one player is told', async () => {
    const { shown, loads } = await watch();
    shown.receive({ type: 'win', payload: { roundId: 'round-1', amount: 5, balance: 7 } });
    expect([shown.status.get(), loads()]).toEqual(['ready', 1]);
  });
});
