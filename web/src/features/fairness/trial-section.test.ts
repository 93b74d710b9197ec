import { games, placeInLottery, type RoundRecord } from 'games-engine';
import { expect, it } from 'vitest';
import { trialOf } from './trial-section.tsx';

const hash = 'ab'.repeat(32);
const salt = 'cd'.repeat(32);
const trial = { version: 2, hash, salt, sharePpm: 500_000, activeVersion: 1 };
const round = (number: number, version: number, player?: string): RoundRecord =>
  ({
    number,
    config: { hash: '', version },
    events: [{}, player === undefined ? {} : { player }],
  }) as unknown as RoundRecord;

it('a round of a trial is of the version that its number draws, and of no other', () => {
  const numbers = Array.from({ length: 30 }, (_, number) => number + 1);
  const due = numbers.map((number) => (placeInLottery('wheel', trial, String(number)) < 500_000 ? 2 : 1));
  expect(new Set(due).size).toBe(2);
  for (const [index, number] of numbers.entries()) {
    const version = due[index] ?? 0;
    expect(trialOf(games.wheel, round(number, version), trial)).toMatchObject({ due: version, isRight: true });
    expect(trialOf(games.wheel, round(number, 3 - version), trial)).toMatchObject({ due: version, isRight: false });
  }
});

it('a room is drawn by its creator, and not at all when nobody bet', () => {
  const one = trialOf(games.coinflip, round(1, 1, 'somebody'), trial);
  expect(one?.input).toBe(`coinflip:${hash}:${salt}:somebody`);
  expect(trialOf(games.coinflip, round(2, 1, 'somebody'), trial)).toEqual(one);
  expect(trialOf(games.coinflip, round(1, 1), trial)).toBeUndefined();
});
