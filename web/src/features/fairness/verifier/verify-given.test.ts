import { gameIds } from 'games-engine';
import { describe, expect, it } from 'vitest';
import type { PublicRound } from 'server/contract';
import { houseGames } from '../../../games/registry.ts';
import { fieldsOf, forged, roundOf } from '../../../testing/forged-rounds.ts';
import { verifyGiven } from './verify-given.ts';

const games = new Map(
  await Promise.all(houseGames.all.map(async ({ id, parts }) => [id, await (await parts()).fairness()] as const)),
);
const failedAt = (round: object): string | undefined => verifyGiven(round as PublicRound, games).failedAt;

describe.each(gameIds)('a round of %s that is given as a file', (game) => {
  const round = roundOf(game);

  it('passes as the house has published it', () => {
    expect(failedAt(round)).toBeUndefined();
  });

  it('fails whatever is altered in it', () => {
    const { log: _, ...published } = round;
    const fields = fieldsOf(published);
    expect(fields.length).toBeGreaterThan(25);
    expect(fields.filter((path) => failedAt(forged(round, path)) === undefined)).toEqual([]);
  });
});
