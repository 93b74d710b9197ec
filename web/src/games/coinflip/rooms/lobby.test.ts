import { describe, expect, test } from 'vitest';
import { TestHouse } from '../testing/house.ts';
import { emptyLobby, withLoaded, type Lobby } from './rooms.ts';
import { arrange, othersRooms, ownRooms, roomInPlay } from './lobby.ts';

const anyStake = { min: undefined, max: undefined };

const house = (): { house: TestHouse; lobby: () => Lobby } => {
  const testHouse = new TestHouse();
  return { house: testHouse, lobby: () => withLoaded(emptyLobby, testHouse.answer()) };
};
const ids = (rooms: readonly { id: string }[]): string[] => rooms.map(({ id }) => id);

describe('the rooms that are shown', () => {
  test('are the player’s own, newest first, and the others’', () => {
    const { house: testHouse, lobby } = house();
    for (const player of ['me', 'ann', 'me', 'bob']) testHouse.create(player);
    testHouse.join('room-2', 'me'); // keeps its place among the others
    expect(ids(ownRooms(lobby(), 'me'))).toEqual(['room-3', 'room-1']);
    expect(ids(othersRooms(lobby(), 'me', anyStake))).toEqual(['room-2', 'room-4']);
    expect(ids(othersRooms(lobby(), undefined, anyStake))).toEqual(['room-1', 'room-2', 'room-3', 'room-4']);
  });

  test('are within the chosen stakes', () => {
    const { house: testHouse, lobby } = house();
    for (const stake of [100n, 500n, 2000n]) testHouse.create('ann', { stake });
    const shown = (min?: bigint, max?: bigint): string[] => ids(othersRooms(lobby(), 'me', { min, max }));
    expect(shown(500n)).toEqual(['room-2', 'room-3']);
    expect(shown(undefined, 500n)).toEqual(['room-1', 'room-2']);
    expect(shown(101n, 499n)).toEqual([]);
  });

  test('leave out rooms that were given up, and the player’s own results', () => {
    const { house: testHouse, lobby } = house();
    testHouse.create('ann');
    testHouse.cancel('room-1');
    testHouse.create('me');
    testHouse.join('room-2', 'bob');
    testHouse.settle('room-2');
    expect(ids(othersRooms(lobby(), 'me', anyStake))).toEqual([]);
    expect(ids(ownRooms(lobby(), 'me'))).toEqual([]);
    expect(ids(othersRooms(lobby(), 'eve', anyStake))).toEqual(['room-2']); // a result is shown for a while
  });
});

describe('the room in play', () => {
  test('is the one whose coin is in the air, the latest', () => {
    const { house: testHouse, lobby } = house();
    testHouse.create('me');
    testHouse.create('me');
    expect(roomInPlay(lobby(), 'me')).toBeUndefined();
    testHouse.now += 5;
    testHouse.join('room-2', 'bob');
    testHouse.now += 5;
    testHouse.join('room-1', 'bob');
    expect(roomInPlay(lobby(), 'me')?.id).toBe('room-1');
    expect(roomInPlay(lobby(), 'eve')).toBeUndefined();
  });
});

describe('the order of the list', () => {
  test('appends what is new and closes gaps', () => {
    expect(arrange(['a', 'b', 'c'], ['d', 'c', 'a'], false)).toEqual(['a', 'c', 'd']);
  });

  test('moves nothing while the list is held', () => {
    expect(arrange(['a', 'b', 'c'], ['d', 'c'], true)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('keeps its identity while nothing changes', () => {
    const known = ['a', 'b'];
    expect(arrange(known, ['b', 'a'], false)).toBe(known);
  });
});
