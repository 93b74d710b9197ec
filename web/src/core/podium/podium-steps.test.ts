import type { TournamentInfo } from 'server/contract';
import { expect, test } from 'vitest';
import { podiumSteps } from './podium-steps.ts';

const row = (place: number, nick: string, player?: string): TournamentInfo['users'][number] => ({
  place,
  nick,
  avatar: 'a1',
  compointStatus: 2,
  betAmount: 100 * place,
  ...(player !== undefined && { player }),
});

const info = (users: TournamentInfo['users'], ownPlace: number | null): TournamentInfo => ({
  tournament: {
    day: 1,
    bank: 100,
    bankTon: 1,
    endsAt: 1,
    shares: [50, 30],
    prizes: [50, 30],
    minStakes: [],
    players: 4,
    counting: null,
  },
  users,
  lastWinner: null,
  own: { place: ownPlace, betAmount: 0, prizePlace: null },
});

test('the podium has the first three with their prizes, and marks one’s own place', () => {
  const users = [row(1, 'ann', 'p1'), row(2, 'b***'), row(3, 'cat', 'p3'), row(4, 'dan', 'p4')];
  expect(podiumSteps(info(users, 2))).toEqual([
    { place: 1, prize: 50, holder: { id: 'p1', nick: 'ann', avatar: 'a1' }, isOwn: false },
    { place: 2, prize: 30, holder: { id: 'b*** a1', nick: 'b***', avatar: 'a1' }, isOwn: true },
    { place: 3, prize: 0, holder: { id: 'p3', nick: 'cat', avatar: 'a1' }, isOwn: false },
  ]);
});

test('a place that nobody holds stays empty', () => {
  expect(podiumSteps(info([row(1, 'ann', 'p1')], null)).map(({ holder, isOwn }) => [holder?.nick, isOwn])).toEqual([
    ['ann', false],
    [undefined, false],
    [undefined, false],
  ]);
});
