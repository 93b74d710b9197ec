import { describe, expect, test } from 'vitest';
import { outcomeMessage, type OutcomeMessage } from './coinflip-outcome.ts';
import { emptyLobby, findRoom, withLoaded } from './coinflip-rooms.ts';
import { TestHouse } from './coinflip.test-house.ts';

const says = (house: TestHouse, seat: number | undefined, landed = true): OutcomeMessage | undefined => {
  const room = findRoom(withLoaded(emptyLobby, house.answer()), 'room-1');
  return room && outcomeMessage(room, { seat, landed, format: String });
};

const flipped = (ticket: number): TestHouse => {
  const house = new TestHouse();
  house.create('ann');
  house.join('room-1', 'bob', ticket);
  return house;
};

describe('what is said of a room', () => {
  test('that waits: to its creator and to who may join', () => {
    const house = new TestHouse();
    house.create('ann');
    expect(says(house, 0)).toEqual({ key: 'room.waiting', params: { amount: '500' } });
    expect(says(house, undefined)).toEqual({
      key: 'room.offer',
      params: { amount: '500', nick: 'ann' },
      side: 'tails',
    });
  });

  test('gives nothing away before the coin has landed', () => {
    for (const seat of [0, 1, undefined])
      expect(says(flipped(1), seat, false)).toEqual({ key: 'room.flipping', params: {} });
  });

  test.each([
    [0, 'result.win', '950', 'win'],
    [1, 'result.loss', '500', 'loss'],
  ] as const)('to seat %i once it has', (seat, key, amount, mood) => {
    expect(says(flipped(1), seat)).toEqual({ key, params: { amount }, side: 'heads', mood });
  });

  test('to who watches: who won what', () => {
    expect(says(flipped(1000), undefined)).toEqual({
      key: 'result.other',
      params: { nick: 'bob', amount: '950' },
      side: 'tails',
    });
  });

  test('that was given up: the money is back', () => {
    const house = new TestHouse();
    house.create('ann');
    house.cancel('room-1');
    expect(says(house, 0)).toEqual({ key: 'room.returned', params: { amount: '500' } });
    expect(says(house, undefined)?.key).toBe('room.closed');
  });
});
