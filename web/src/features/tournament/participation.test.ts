import type { TournamentInfo } from 'server/contract';
import { expect, test } from 'vitest';
import { participationOf, type Viewer } from './participation.ts';

const info = (bank: number, ownPlace: TournamentInfo['own'] = null): Pick<TournamentInfo, 'tournament' | 'own'> => ({
  tournament: {
    day: 7,
    bank,
    bankTon: 300,
    endsAt: 0,
    shares: [100],
    prizes: [bank],
    minStakes: [80 * bank],
    players: 1,
    counting: null,
  },
  own: ownPlace,
});
const viewer = (level: number, changes: Partial<Viewer> = {}): Viewer => ({
  status: 'player',
  profile: { compointStatus: level, restriction: null },
  registeredDay: undefined,
  ...changes,
});
const resting = { compointStatus: 5, restriction: { kind: 'time_out', until: null } } as const;

test.each<[state: string, Viewer, Pick<TournamentInfo, 'tournament' | 'own'>]>([
  ['off', viewer(2), info(0)],
  ['visitor', viewer(1, { status: 'guest', profile: null }), info(1)],
  ['loading', viewer(2, { status: 'loading' }), info(1)],
  ['level', viewer(1), info(1)],
  ['open', viewer(2), info(1)],
  ['open', viewer(2, { registeredDay: 6 }), info(1)],
  ['registered', viewer(2, { registeredDay: 7 }), info(1)],
  ['registered', viewer(1), info(1, { place: null, betAmount: 0, prizePlace: null })],
  ['registered', viewer(5, { profile: resting }), info(1, { place: 1, betAmount: 5, prizePlace: null })],
  ['closed', viewer(5, { profile: resting }), info(1)],
])('is %s', (state, who, day) => {
  expect(participationOf(who, day)).toBe(state);
});
