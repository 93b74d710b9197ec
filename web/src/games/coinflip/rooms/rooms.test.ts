import { coinflip } from 'games-engine/coinflip';
import type { RoundUpdate } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { litScript, playScript } from '../../../core/game-kit/scene/script.ts';
import { TestHouse } from '../testing/house.ts';
import {
  contextOf,
  emptyLobby,
  findRoom,
  isJoinable,
  lookOver,
  nextCheck,
  ownEnd,
  roomOf,
  roomToShow,
  seatOf,
  stageOf,
  withLoaded,
  withoutRoom,
  withRoom,
  withUpdate,
  type Lobby,
  type ToldRoom,
} from './rooms.ts';
import { outcomeMessage, type OutcomeMessage } from './scene-room.ts';

const lobbyOf = (house: TestHouse): Lobby => withLoaded(emptyLobby, house.answer());
const lastUpdate = (house: TestHouse): RoundUpdate => house.pushes.at(-1)?.payload as RoundUpdate;
const room = (lobby: Lobby, id: string) => {
  const found = findRoom(lobby, id);
  if (!found) throw new Error(`no room ${id}`);
  return found;
};

describe('rooms', () => {
  test('a waiting room can be joined; its creator has the first seat', () => {
    const house = new TestHouse();
    const { id } = house.create('ann', { side: 'tails' });
    const waiting = room(lobbyOf(house), id);
    expect(isJoinable(waiting)).toBe(true);
    expect([seatOf(waiting, 'ann'), seatOf(waiting, 'bob'), seatOf(waiting, undefined)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });

  test('follow what is broadcast', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    const before = lobbyOf(house);
    house.join(id, 'bob', 501);
    const flipping = withUpdate(before, lastUpdate(house)) ?? emptyLobby;
    expect(stageOf(room(flipping, id))).toBe('flipping');
    expect(room(flipping, id).replica.users.get('bob')?.nick).toBe('bob');
    expect(contextOf(room(flipping, id)).outcome).toEqual({ side: 'tails', ticket: 501, winner: 'joiner' });
    expect(stageOf(room(before, id))).toBe('waiting'); // a lobby is never changed
  });

  test('take a broadcast that an answer has told before as what it is: known', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    const waiting = lobbyOf(house);
    const answered = withRoom(waiting, roomOf(house.join(id, 'bob')));
    const next = withUpdate(answered, lastUpdate(house));
    expect(next && contextOf(room(next, id))).toEqual(house.context(id));
  });

  test('never go back to what was known earlier', () => {
    const house = new TestHouse();
    const early = house.create('ann');
    house.join(early.id, 'bob');
    const now = lobbyOf(house);
    expect(withRoom(now, roomOf(early))).toBe(now);
  });

  test('a room that no broadcast has announced yet is left to its own', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    house.join(id, 'bob');
    expect(withUpdate(emptyLobby, lastUpdate(house))).toBe(emptyLobby);
  });

  test('say when a broadcast does not fit', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    const waiting = lobbyOf(house);
    house.join(id, 'bob');
    house.settle(id); // the broadcast of the draw is missing
    expect(withUpdate(waiting, lastUpdate(house))).toBeUndefined();
  });

  test('the last eight rooms that left the lobby can still be looked at', () => {
    const house = new TestHouse();
    const ids = Array.from({ length: 10 }, (_, n) => house.create(`player-${n}`).id);
    const left = ids.reduce(withoutRoom, lobbyOf(house));
    expect(left.rooms.size).toBe(0);
    expect(ids.map((id) => findRoom(left, id) !== undefined)).toEqual(ids.map((_, n) => n >= 2));
    expect(withoutRoom(left, 'room-1')).toBe(left);
  });

  test('a room that left without its end, as during an absence, is shown no more', () => {
    const house = new TestHouse();
    const [seen, missed] = [house.create('ann'), house.create('ann')];
    house.cancel(seen.id);
    const left = [seen.id, missed.id].reduce(withoutRoom, withRoom(lobbyOf(house), roomOf(missed)));
    expect([roomToShow(left, seen.id)?.id, roomToShow(left, missed.id)]).toEqual([seen.id, undefined]);
    expect(roomToShow(withRoom(left, roomOf(missed)), missed.id)?.id).toBe(missed.id); // told again
  });

  test('a room that is missing in a new answer has left; private ones are never in another’s answer', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    const secret = house.create('ann', { isPrivate: true });
    const before = withRoom(lobbyOf(house), roomOf(secret));
    house.cancel(id);
    house.leave(id);
    house.now += 5000;
    const now = withLoaded(before, house.answer());
    expect([...now.rooms.keys()]).toEqual([secret.id]);
    expect(now.gone.has(id)).toBe(true);
  });

  test('a room announced while an answer was on its way stays', () => {
    const house = new TestHouse();
    const answer = house.answer();
    const known = withRoom(emptyLobby, roomOf(house.create('me')));
    expect([...withLoaded(known, answer).rooms.keys()]).toEqual(['room-1']);
  });

  test('an ended room leaves with the first answer that lacks it', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    house.cancel(id);
    const ended = lobbyOf(house);
    house.leave(id);
    expect([...withLoaded(ended, house.answer()).rooms.keys()]).toEqual([]);
  });

  test('a room that went missing and is announced again stands in one place only', () => {
    const house = new TestHouse();
    const shown = house.create('ann');
    const back = withRoom(withoutRoom(lobbyOf(house), shown.id), roomOf(shown));
    expect([[...back.rooms.keys()], [...back.gone.keys()]]).toEqual([[shown.id], []]);
  });

  test('stand in the strip of results once they are finished, once', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    house.join(id, 'bob', 1000);
    const flipping = lobbyOf(house);
    expect(flipping.before).toEqual([]);
    house.settle(id);
    const finished = withUpdate(flipping, lastUpdate(house)) ?? emptyLobby;
    const strip = [{ id, outcome: { side: 'tails', ticket: 1000, winner: 'joiner' }, bank: 1000 }];
    expect(finished.before).toMatchObject(strip);
    expect(withLoaded(finished, house.answer()).before).toMatchObject(strip);
  });

  test('a cancelled room is not among the last ones', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    house.cancel(id);
    expect(lobbyOf(house).before).toEqual([]);
  });
});

describe('the result of a bet', () => {
  const finished = (ticket: number) => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    house.join(id, 'bob', ticket);
    const flipping = room(lobbyOf(house), id);
    house.settle(id);
    return { flipping, end: room(lobbyOf(house), id) };
  };

  test('is known to its two players, once the coin has landed', () => {
    const { flipping, end } = finished(501);
    const outcome = { side: 'tails', ticket: 501, winner: 'joiner' };
    expect(ownEnd(flipping, 'bob')).toBeUndefined();
    expect(ownEnd(end, 'bob')).toEqual({ kind: 'settled', seat: 1, stakeMinor: 500n, payoutMinor: 950n, outcome });
    expect(ownEnd(end, 'ann')).toMatchObject({ kind: 'settled', seat: 0, payoutMinor: 0n });
    expect(ownEnd(end, 'eve')).toBeUndefined();
    expect(ownEnd(end, undefined)).toBeUndefined();
  });

  test('the result of a cancelled room is its stake', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    house.cancel(id);
    expect(ownEnd(room(lobbyOf(house), id), 'ann')).toMatchObject({ kind: 'voided', payoutMinor: 500n });
  });
});

describe('looking over the lobby', () => {
  test('is due when something must have been lost, not while a room waits for a player', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    expect(nextCheck(lobbyOf(house))).toBeUndefined();
    house.join(id, 'bob');
    expect(nextCheck(lobbyOf(house))).toBe(1000 + 4000 + 3000);
    expect(lookOver(lobbyOf(house), 7999).late).toBe(false);
    expect(lookOver(lobbyOf(house), 8000).late).toBe(true);
  });

  test('drops rooms whose result has been shown, though nobody said so', () => {
    const house = new TestHouse();
    const { id } = house.create('ann');
    house.join(id, 'bob');
    house.settle(id);
    const lobby = lobbyOf(house);
    const end = house.now + 8000;
    expect(nextCheck(lobby)).toBe(end + 1000);
    expect(lookOver(lobby, end + 999).lobby).toBe(lobby);
    const { lobby: left, late } = lookOver(lobby, end + 1000);
    expect([left.rooms.size, left.gone.has(id), late]).toEqual([0, true, false]);
  });
});

test('a close that an answer has told already is taken once', () => {
  const house = new TestHouse();
  house.create('ann');
  const players = (['heads', 'tails'] as const).map((side) => ({ player: side, choice: { side }, stakeMinor: 500 }));
  const steps = playScript(coinflip, litScript(coinflip, players, { voided: 'unanswered' }));
  const closed = steps.find(({ state }) => state.value === 'closed');
  const shown = { ...house.told('room-1'), state: closed?.state ?? { value: '', context: {} } };
  const lobby = withRoom(emptyLobby, roomOf(shown as ToldRoom));
  const update = { seq: 2, roundId: 'room-1', events: [{ ...closed?.event }], users: [], seed: null };
  const next = withUpdate(lobby, update as unknown as RoundUpdate);
  expect(next && findRoom(next, 'room-1')).toMatchObject({ replica: { snapshot: { value: 'closed' } } });
});

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

describe('the message about a room', () => {
  test('a waiting room has one message for its creator and one for those who may join', () => {
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

  test('a cancelled room says that the money is back', () => {
    const house = new TestHouse();
    house.create('ann');
    house.cancel('room-1');
    expect(says(house, 0)).toEqual({ key: 'room.returned', params: { amount: '500' } });
    expect(says(house, undefined)?.key).toBe('room.closed');
  });
});
