import { commitmentOf, contentHash, createRecorder, FairStream, recordHash, type RoundRecord } from 'games-engine';
import { dice, diceDefaultConfig } from 'games-engine/dice';
import type { PublicRound } from 'server/contract';
import { describe, expect, it } from 'vitest';
import type { StepId } from './round-step.ts';
import { fairness } from '../../games/dice/fairness/fairness.ts';
import { checkRound, type CheckedRound } from './round-steps.ts';

const check = (game: { game: string; id: string }, round: PublicRound): CheckedRound =>
  checkRound(game, round, fairness);

const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
const asked = { game: 'dice', id: '019a7c4e-0000-7000-8000-000000000001' };
const pinned = { config: diceDefaultConfig, hash: contentHash(diceDefaultConfig), version: 1 };
const makeRecord = createRecorder(dice, pinned);

/** A round as an honest server publishes it. Nonce 0 rolls 15.98. */
const published = (nonce = 0, side: 'less' | 'more' = 'less'): PublicRound => {
  const bet = {
    account: 'real' as const,
    at: 1_763_000_000_000,
    choice: { percentBp: 5000, side },
    clientSeed: 'open-hand_1',
    id: asked.id,
    nonce,
    player: 'p1',
    stakeMinor: 1000n,
  };
  const outcome = dice.draw(
    new FairStream({ serverSeed, clientSeed: bet.clientSeed, nonce }),
    diceDefaultConfig,
    bet.choice,
  );
  const payoutMinor = dice.payout(diceDefaultConfig, bet.stakeMinor, bet.choice, outcome, []);
  const record = makeRecord({ bet, moves: [], outcome, payoutMinor, commitment: commitmentOf(serverSeed) });
  return { record: { ...record }, hash: recordHash(record), log: null, serverSeed, config: { ...diceDefaultConfig } };
};

const replaced = (value: unknown, keys: readonly string[], next: unknown): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return next;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = replaced(copy[key], rest, next);
  return copy;
};

/** The round with one value replaced by its path: "record.events.1.roll". */
const altered = (path: string, next: unknown, round = published()): PublicRound =>
  replaced(round, path.split('.'), next) as PublicRound;

/** The same by a server that also publishes the hash of what it has altered. */
const cleverly = (path: string, next: unknown, round = published()): PublicRound => {
  const lie = altered(path, next, round);
  return { ...lie, hash: recordHash(lie.record as unknown as RoundRecord) };
};

const stepOf = (round: PublicRound, id: StepId) => check(asked, round).steps.find((step) => step.id === id);

describe('the check of an honest round', () => {
  it('passes every step once the seed is revealed', () => {
    const checked = check(asked, published());
    expect(checked.steps.map(({ id, state }) => [id, state])).toEqual([
      ['asked', 'pass'],
      ['config', 'pass'],
      ['commitment', 'pass'],
      ['words', 'pass'],
      ['draw', 'pass'],
      ['outcome', 'pass'],
      ['payout', 'pass'],
      ['replay', 'pass'],
      ['record', 'pass'],
    ]);
    expect(checked).toMatchObject({ state: 'pass', failedAt: undefined, difference: undefined });
  });

  it('passes losses and wins of both sides', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      expect(check(asked, published(nonce, 'less')).state).toBe('pass');
      expect(check(asked, published(nonce, 'more')).state).toBe('pass');
    }
  });

  it('shows the exact fraction of the payout and its floor', () => {
    const payout = stepOf(published(), 'payout');
    expect(payout?.formula).toContain('⌊1000 × 19/10⌋ = ⌊19000/10⌋ = 1900');
    expect(payout).toMatchObject({ expected: '1900', got: '1900' });
  });

  it('compares the roll with the percent as the rules do', () => {
    expect(stepOf(published(), 'outcome')).toMatchObject({
      formula: 'roll < percent × 100',
      expected: '1598 < 5000: true',
    });
    expect(stepOf(published(0, 'more'), 'outcome')).toMatchObject({
      expected: '1598 ≥ 5000: false',
      got: 'payout = 0',
    });
  });

  it('says what waits for the seed before the reveal, and checks the rest', () => {
    const checked = check(asked, { ...published(), serverSeed: null });
    expect(checked.state).toBe('partial');
    expect(checked.steps.filter(({ state }) => state === 'waiting').map(({ id }) => id)).toEqual([
      'commitment',
      'words',
      'draw',
    ]);
    expect(checked.steps.filter(({ state }) => state === 'pass')).toHaveLength(6);
    expect(checked.trace).toBeUndefined();
  });
});

describe('the check of a false round starts to fail at the right step', () => {
  it.each<[StepId, string, unknown]>([
    ['asked', 'record.id', '019a7c4e-0000-7000-8000-000000000002'],
    ['asked', 'record.number', 1],
    ['asked', 'record.events.0.nonce', 1],
    ['asked', 'record.events.0.betId', '019a7c4e-0000-7000-8000-000000000002'],
    ['asked', 'record.game', 'roulette'],
    ['config', 'config.houseEdgePpm', 60_000],
    ['config', 'record.config.hash', '0'.repeat(64)],
    ['commitment', 'record.commitment', '0'.repeat(64)],
    ['commitment', 'serverSeed', 'f'.repeat(64)],
    ['draw', 'record.events.1.roll', 1599],
    ['draw', 'record.events.0.clientSeed', 'another'],
    ['outcome', 'record.events.2.payoutMinor', '0'],
    ['payout', 'record.events.2.payoutMinor', '1901'],
    ['payout', 'record.events.0.stakeMinor', '1001'],
    ['replay', 'record.final.payoutMinor', '1901'],
    ['replay', 'record.final.roll', 1599],
    ['record', 'record.events.0.player', 'p2'],
    ['record', 'record.events.0.account', 'bonus'],
    ['record', 'hash', '0'.repeat(64)],
    ['record', 'record.extra', true],
  ])('%s: %s = %s', (step, path, value) => {
    const checked = check(asked, altered(path, value));
    expect(checked.failedAt).toBe(step);
    expect(checked.state).toBe('fail');
    expect(checked.steps.find(({ id }) => id === step)?.state).toBe('fail');
    expect(checked.difference).toBeDefined();
  });

  it.each<[StepId, string, unknown]>([
    ['draw', 'record.events.1.roll', 1599],
    ['payout', 'record.events.2.payoutMinor', '1901'],
    ['replay', 'record.final.payoutMinor', '1901'],
    ['commitment', 'record.commitment', '0'.repeat(64)],
  ])('%s: %s = %s, though the hash was made again', (step, path, value) => {
    expect(check(asked, cleverly(path, value)).failedAt).toBe(step);
  });

  it('fails for a config that is none, though the record pins its hash', () => {
    const config = { enabled: true };
    const lie = altered('record.config.hash', contentHash(config), altered('config', config));
    expect(check(asked, { ...lie, hash: contentHash(lie.record) })).toMatchObject({
      state: 'fail',
      difference: { path: 'config' },
    });
  });

  it('names the place of the difference', () => {
    const { difference } = check(asked, altered('record.events.1.roll', 1599));
    expect(difference).toEqual({ path: 'events.1.roll', expected: 1598, got: 1599 });
  });

  it('refuses an honest round that is not the one asked for', () => {
    const checked = check({ ...asked, id: '019a7c4e-0000-7000-8000-00000000000f' }, published());
    expect(checked).toMatchObject({ state: 'fail', failedAt: 'asked', difference: { path: 'id', got: asked.id } });
  });
});

describe('the check of what is no round at all', () => {
  it.each<[string, unknown]>([
    ['record', null],
    ['record', []],
    ['record', 'text'],
    ['record.events', null],
    ['record.events', []],
    ['record.events', [{ type: 'bet.placed' }]],
    ['record.events.0.stakeMinor', '-1'],
    ['record.events.0', null],
    ['record.config', null],
    ['record.final', null],
    ['config', null],
    ['config', {}],
    ['config.revealMs', 'x'],
    ['serverSeed', ''],
    ['hash', ''],
  ])('fails and does not throw: %s = %j', (path, value) => {
    expect(check(asked, altered(path, value)).state).toBe('fail');
  });
});
