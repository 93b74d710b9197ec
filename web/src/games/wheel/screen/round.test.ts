import { wheelDefaultConfig, type WheelContext } from 'games-engine/wheel';
import type { PastRound } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { roundWords, lastSegment, sceneRound, pastOutcome, verificationFields } from './round.ts';

const context = (change: Partial<WheelContext> = {}): WheelContext => ({
  at: 0,
  beaconDate: null,
  bets: [],
  commitment: 'ab',
  draw: null,
  config: wheelDefaultConfig,
  drawnAt: null,
  expireAt: null,
  number: 7,
  outcome: null,
  payoutsMinor: [],
  voidReason: null,
  ...change,
});

const drawn = context({ drawnAt: 5, outcome: { sector: 2, segment: 4, source: 'chain' } });
const money = (minor: bigint | number | string): string => `${minor} ₽`;
const resultOf = (stakeMinor: bigint, payoutMinor: bigint) => ({
  roundId: 'round',
  kind: 'settled' as const,
  stakeMinor,
  payoutMinor,
  bets: [],
});

describe('the message about a round', () => {
  test.each([
    ['waiting', 'state.waiting'],
    ['countdown', 'state.countdown'],
    ['closed', 'state.closed'],
    ['spinning', 'state.spinning'],
  ])('in state %s', (value, key) => {
    expect(roundWords({ snapshot: { value, context: drawn }, over: undefined }, undefined, money)).toMatchObject({
      key,
      mood: undefined,
      final: false,
    });
  });

  test('before it is loaded', () => {
    expect(roundWords({ snapshot: undefined, over: undefined }, undefined, money).key).toBe('state.loading');
  });

  test.each([
    [undefined, 'result.none', undefined, undefined],
    [resultOf(100n, 500n), 'result.win', 'win', '500 ₽'],
    [resultOf(500n, 500n), 'result.even', 'even', '500 ₽'],
    [resultOf(700n, 500n), 'result.part', 'even', '500 ₽'], // less than was staked is no win
    [resultOf(700n, 0n), 'result.loss', 'loss', '700 ₽'],
  ])('with a result of %o', (result, key, mood, amount) => {
    const words = roundWords({ snapshot: { value: 'result', context: drawn }, over: 'settled' }, result, money);
    expect(words).toMatchObject({ key, mood, final: true, params: { word: '5×' } });
    expect(words.params['amount']).toBe(amount);
  });

  test('a void round says so', () => {
    const view = { snapshot: { value: 'voided', context: context() }, over: 'voided' as const };
    expect(roundWords(view, undefined, money).key).toBe('state.voided');
    expect(roundWords(view, resultOf(300n, 300n), money)).toMatchObject({
      key: 'state.voided.mine',
      params: { amount: '300 ₽' },
      mood: undefined,
    });
  });
});

const past = (id: string, outcome: object | null): PastRound => ({
  id,
  number: 6,
  hash: 'ab',
  seed: 'cd',
  outcome: outcome && { ...outcome },
  bank: 900,
  at: 100,
});
const chain = { sector: 3, segment: 0, source: 'chain' };
const random = '{"method":"generateSignedIntegers","data":[4] ,"a":"\\u0041"}';
const signed = { random, sector: 2, segment: 4, signature: 'c2lnbg==', source: 'random.org' };

describe('a past round', () => {
  test('is read where it was drawn', () => {
    expect(pastOutcome(past('a', chain))).toEqual(chain);
    expect(pastOutcome(past('a', null))).toBeUndefined();
    expect(pastOutcome(past('a', { number: 5 }))).toBeUndefined();
  });

  test('a past round that random.org drew is posted to it exactly as it was signed', () => {
    const fields = verificationFields(pastOutcome(past('a', signed)) ?? ({} as never));
    expect(fields).toEqual([
      ['format', 'json'],
      ['random', random],
      ['signature', 'c2lnbg=='],
    ]);
  });

  test('a past round of the house’s chain is checked here', () => {
    expect(verificationFields({ sector: 3, segment: 0, source: 'chain' })).toBeUndefined();
  });

  test('says where the wheel stands, the last void ones aside', () => {
    expect(lastSegment([past('c', null), past('b', signed), past('a', chain)])).toBe(4);
    expect(lastSegment([past('c', null)])).toBeUndefined();
  });
});

describe('a round in the scene', () => {
  const view = { roundId: 'round', before: [past('a', signed)], player: undefined, quick: false };

  test('before it is loaded is the wheel as it is delivered', () => {
    expect(sceneRound({ ...view, roundId: undefined, snapshot: undefined })).toMatchObject({
      id: '',
      segments: wheelDefaultConfig.segments,
      draw: undefined,
    });
  });

  test('starts where the last one stopped and shows what its own config pins', () => {
    const config = { ...wheelDefaultConfig, multipliers: [2, 3, 4, 20] };
    const snapshot = { value: 'waiting', context: context({ config }) };
    expect(sceneRound({ ...view, snapshot })).toMatchObject({
      id: 'round',
      driftsFrom: undefined, // no light is awaited
      chips: [],
      from: 4,
      multipliers: [2, 3, 4, 20],
      draw: undefined,
    });
  });
});
