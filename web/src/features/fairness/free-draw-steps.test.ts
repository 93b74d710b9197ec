import { commitmentOf, contentHash, createRecorder, FairStream, recordHash, type AnyFreeDraw } from 'games-engine';
import { newyear } from 'games-engine/newyear';
import { robbery } from 'games-engine/robbery';
import { describe, expect, it } from 'vitest';
import type { PublicRound } from 'server/contract';
import type { GameFairness } from '../../core/games/explain.ts';
import { fairness as newyearFairness } from '../../games/newyear/fairness.ts';
import { fairness as robberyFairness } from '../../games/robbery/fairness.ts';
import { checkRound } from './round-steps.ts';

const serverSeed = 'a'.repeat(64);
const id = '019a0000-0000-7000-8000-000000000001';

/** A draw as the house publishes it. */
const drawn = (game: AnyFreeDraw, choice: object): PublicRound => {
  const config = game.defaultConfig as object;
  const pinned = { config, hash: contentHash(config), version: 1 };
  const bet = {
    id,
    player: 'p1',
    account: 'real',
    stakeMinor: 0n,
    choice,
    clientSeed: 'mine',
    nonce: 3,
    at: 5,
  } as const;
  const outcome = game.draw(new FairStream({ serverSeed, clientSeed: 'mine', nonce: 3 }), config, choice) as object;
  const commitment = commitmentOf(serverSeed);
  const record = createRecorder(game, pinned)({ bet, moves: [], outcome, payoutMinor: 0n, commitment });
  return { record: { ...record }, hash: recordHash(record), log: null, serverSeed, config: { ...config } };
};

describe.each<[string, AnyFreeDraw, object, GameFairness, string]>([
  ['robbery', robbery, { statusId: 7, ticket: 't' }, robberyFairness, '⌊125000 × '],
  ['newyear', newyear, { ticket: 't' }, newyearFairness, 'number = int(100000)'],
])('a round of %s on its page', (game, rules, choice, fairness, formula) => {
  const round = drawn(rules, choice);

  it('is recomputed from its seed, and has no stake and no payout to explain', () => {
    const { state, steps } = checkRound({ game, id }, round, fairness);
    expect(state).toBe('pass');
    expect(steps.map((step) => step.id)).toEqual([
      'asked',
      'config',
      'commitment',
      'words',
      'draw',
      'replay',
      'record',
    ]);
    expect(steps.find((step) => step.id === 'draw')?.formula).toContain(formula);
  });

  it('fails at its draw with another prize', () => {
    const { events, final } = round.record as unknown as { events: [object, { outcome: object }]; final: object };
    const outcome = { ...events[1].outcome, prizeMinor: '999999' };
    const record = { ...round.record, events: [events[0], { ...events[1], outcome }], final: { ...final, outcome } };
    expect(checkRound({ game, id }, { ...round, record }, fairness)).toMatchObject({ state: 'fail', failedAt: 'draw' });
  });
});
