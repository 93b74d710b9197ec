import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#digest';
import { beaconTimeMs } from '../core/beacon/beacon-chain.ts';
import { playsTried } from '../core/candidate-lottery.ts';
import type { ConfigEventRecord, RoundRecord } from '../core/record.ts';
import { houseBeacon, houseLight } from '../testing/draw-house.ts';
import { LAG_MS, Trials } from './trials.ts';

const { chain } = houseBeacon;
const ROUND = 1000;
const KNOWN_AT = beaconTimeMs(chain, ROUND);
const LATER = KNOWN_AT + 10 * LAG_MS;
const HALF = 500_000;
const hash = sha256Hex('tried');

const event = (kind: ConfigEventRecord['event'], at: number, details: object = {}): ConfigEventRecord => ({
  actor: null,
  at,
  details: details as ConfigEventRecord['details'],
  event: kind,
  game: 'dice',
  hash,
  kind: 'config.event',
  reason: '',
  version: 2,
});
const start = (at = KNOWN_AT - 5000, more: object = {}) =>
  event('candidate.started', at, { beacon: { ...chain }, beaconRound: ROUND, sharePpm: HALF, ...more });
const lit = (at = KNOWN_AT, more: object = {}) =>
  event('candidate.lit', at, { beacon: { ...houseLight(ROUND), ...more } });

const bet = (player: string, version: number, at: number): RoundRecord =>
  ({
    config: { hash: '', version },
    events: [{ at, player, type: 'bet.placed' }],
    game: 'dice',
  }) as unknown as RoundRecord;

const { randomness: salt } = houseLight(ROUND);
const isDrawn = (player: string): boolean => playsTried('dice', { hash, salt, sharePpm: HALF }, player);
const players = Array.from({ length: 20 }, (_, n) => `player${n}`);
const drawn = players.find(isDrawn) ?? '';
const other = players.find((player) => !isDrawn(player)) ?? '';

const begun = (): Trials => {
  const trials = new Trials(true);
  expect(trials.take(start(), false)).toEqual({});
  expect(trials.take(lit(), false)).toMatchObject({ lit: { hash, salt, version: 2 }, light: { chain } });
  return trials;
};

describe('the lottery of a trial', () => {
  it('is salted by the announced round, which nobody can know when the trial begins', () => {
    const wrong = (record: ConfigEventRecord) => new Trials(true).take(record, false).difference?.path;
    expect(wrong(start(KNOWN_AT - 1000))).toBeUndefined();
    expect(wrong(start(KNOWN_AT - 999))).toBe('details.beaconRound');
    expect(wrong(start(undefined, { beaconRound: 1.5 }))).toBe('details.beaconRound');
    expect(wrong(start(undefined, { beacon: { ...chain, more: 1 } }))).toBe('details.beacon');
    expect(wrong(start(undefined, { sharePpm: 1_000_000 }))).toBe('details.sharePpm');
    const seen = new Trials(true);
    seen.saw(chain, ROUND);
    expect(seen.take(start(), false).difference?.path).toBe('details.beaconRound');
  });

  it('begins with that round and no other, not before its time, and once', () => {
    const light = (record: ConfigEventRecord) => {
      const trials = new Trials(true);
      trials.take(start(), false);
      return trials.take(record, false).difference?.path;
    };
    expect(light(lit(KNOWN_AT - 1))).toBe('at');
    expect(light(lit(undefined, { randomness: 'a'.repeat(64) }))).toBe('details.beacon');
    expect(light(lit(undefined, { ...houseLight(ROUND + 1) }))).toBe('details.beacon');
    expect(begun().take(lit(), false).difference?.path).toBe('event');
    expect(new Trials(false).take(lit(), false)).toEqual({});
  });

  it('without a beacon is of before, and none follows one with a beacon', () => {
    const old = event('candidate.started', 1, { sharePpm: HALF });
    expect(new Trials(true).take(old, false)).toEqual({ lit: { hash, salt: '', sharePpm: HALF, version: 2 } });
    expect(begun().take(old, false).difference?.path).toBe('details.beacon');
  });
});

describe('the trials of a version', () => {
  it('are counted, with those whose salt is the announced round', () => {
    const trials = begun();
    trials.take(event('candidate.stopped', LATER), false);
    trials.take(start(LATER, { beaconRound: ROUND + 1000 }), false);
    expect(trials.counts).toEqual([{ game: 'dice', version: 2, started: 2, salted: 1, unsalted: 0 }]);
    expect(Trials.restore(trials.save()).counts).toEqual(trials.counts);
  });

  it('are not counted as salted by another round than the announced one', () => {
    const trials = new Trials(true);
    trials.take(start(), false);
    trials.take(lit(undefined, { ...houseLight(ROUND + 1) }), false);
    expect(trials.counts).toEqual([{ game: 'dice', version: 2, started: 1, salted: 0, unsalted: 0 }]);
  });

  it('from before rounds were announced have no salt', () => {
    const trials = new Trials(true);
    trials.take(event('candidate.started', 1, { sharePpm: HALF }), false);
    expect(trials.counts).toEqual([{ game: 'dice', version: 2, started: 1, salted: 0, unsalted: 1 }]);
  });
});

describe('a solo round', () => {
  it('a solo round of a trial has the version that the lottery gives its player', () => {
    const trials = begun();
    expect(trials.solo(bet(drawn, 2, LATER))).toBeUndefined();
    expect(trials.solo(bet(other, 1, LATER))).toBeUndefined();
    expect(trials.solo(bet(other, 2, LATER))).toMatchObject({ path: 'config.version', got: 2 });
    expect(trials.solo(bet(drawn, 1, LATER))).toMatchObject({ path: 'config.version', expected: 2, got: 1 });
  });

  it('may be of either version for as long as a house takes to hear of the change', () => {
    const trials = begun();
    expect(trials.solo(bet(drawn, 1, KNOWN_AT + LAG_MS - 1))).toBeUndefined();
    trials.take(event('candidate.stopped', LATER), false);
    expect(trials.solo(bet(drawn, 2, LATER + LAG_MS - 1))).toBeUndefined();
    expect(trials.solo(bet(drawn, 2, LATER + LAG_MS))).toMatchObject({ got: 2 });
    expect(trials.solo(bet(drawn, 1, LATER))).toBeUndefined();
  });

  it('is of the candidate for everybody once it is active', () => {
    const trials = begun();
    trials.take(event('activated', LATER), false);
    expect(trials.solo(bet(other, 2, LATER))).toBeUndefined();
    expect(trials.solo(bet(other, 2, LATER - LAG_MS - 1))).toMatchObject({ got: 2 });
  });

  it('is of no candidate whose beacon is not there', () => {
    const trials = new Trials(true);
    trials.take(start(), false);
    expect(trials.solo(bet(drawn, 2, LATER))).toMatchObject({ got: 2 });
    expect(trials.solo(bet(drawn, 1, LATER))).toBeUndefined();
  });

  it('is held against the lottery where an audit was resumed', () => {
    const restored = Trials.restore(JSON.parse(JSON.stringify(begun().save())) as never);
    expect(restored.solo(bet(other, 2, LATER))).toMatchObject({ got: 2 });
    expect(restored.save()).toEqual(begun().save());
  });
});
