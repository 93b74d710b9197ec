import { describe, expect, it } from 'vitest';
import { contentHash } from './core/canonical.ts';
import { recordHash, type RoundRecord } from './core/record.ts';
import { houseGames } from './games/registry.ts';
import { sampleHouse } from './testing/sample-house.ts';
import { verifyRound, type VerifyOptions } from './verify.ts';

const ids = houseGames.shared.map(({ id }) => id);
const house = sampleHouse({ rounds: 180, seed: 'verify' });

interface Sample {
  record: RoundRecord;
  options: VerifyOptions & { serverSeed: string };
}

const roundOf = (game: string, wanted: (record: RoundRecord) => boolean): Sample => {
  const entry = house.find(({ record }) => record.kind === 'round' && record.game === game && wanted(record));
  if (!entry) throw new Error(`no such round of ${game}`);
  const record = entry.record as RoundRecord;
  const config = house.flatMap(({ record: each }) =>
    each.kind === 'config' && contentHash(each.config) === record.config.hash ? [each.config] : [],
  )[0];
  const options = { config: config ?? {}, serverSeed: entry.serverSeed ?? '', hash: recordHash(record) };
  return { record, options };
};

const text = (record: RoundRecord): string => JSON.stringify(record);
const isSettled = (record: RoundRecord): boolean =>
  text(record).includes('round.settled') && !text(record).includes('random.org');
const passes = (sample: Sample, options: VerifyOptions = sample.options): [string, boolean | null][] =>
  verifyRound(sample.record, options).steps.map(({ name, pass }) => [name, pass]);

const altered = (record: RoundRecord, path: string, value: unknown): RoundRecord => {
  const copy = structuredClone(record);
  const keys = path.split('.');
  const parent = keys.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key) as object, copy);
  Reflect.set(parent, keys.at(-1) ?? '', value);
  return copy;
};

describe.each(ids)('verifyRound of %s', (game) => {
  const settled = roundOf(game, isSettled);
  const { record, options } = settled;
  const last = record.events.length - 1;

  it('passes every step of a settled round', () => {
    expect(verifyRound(record, options).first).toBeUndefined();
    expect(passes(settled)).toEqual([
      ['config', true],
      ['commitment', true],
      ['entropy', true],
      ['draw', true],
      ['payout', true],
      ['replay', true],
      ['record', true],
      ['hash', true],
    ]);
  });

  it('passes what there is of a void round', () => {
    const voided = roundOf(game, (each) => text(each).includes('round.voided'));
    expect(passes(voided)).toEqual([
      ['config', true],
      ['commitment', true],
      ['replay', true],
      ['record', true],
      ['hash', true],
    ]);
  });

  it('shows what the entropy is made of and the words that the draw read', () => {
    const { steps } = verifyRound(record, options);
    const bets = record.events.filter(({ type }) => type === 'bet.placed') as unknown as Record<string, string>[];
    const entropy = steps.find(({ name }) => name === 'entropy');
    expect(entropy?.inputs).toEqual({ bets: bets.map(({ betId, clientSeed }) => `${betId}:${clientSeed}`) });
    const draw = steps.find(({ name }) => name === 'draw');
    expect(draw?.inputs).toMatchObject({ clientSeed: entropy?.expected, nonce: record.number });
    expect(Object(draw?.inputs['words']).length).toBeGreaterThan(0);
  });

  it('leaves commitment and draw open until the seed is revealed', () => {
    const { serverSeed: _, ...secret } = options;
    expect(verifyRound(record, secret).ok).toBe(true);
    expect(passes(settled, secret).filter(([, pass]) => pass === null)).toEqual([
      ['commitment', null],
      ['draw', null],
    ]);
  });

  it.each<[string, unknown, string, string]>([
    ['commitment', 'f'.repeat(64), 'commitment', 'commitment'],
    ['events.0.commitment', 'f'.repeat(64), 'events.0.commitment', 'record'],
    ['events.0.number', 1_000_000, 'events', 'draw'],
    ['events.1.clientSeed', 'another', 'entropy', 'entropy'],
    ['events.1.betId', 'another', 'entropy', 'entropy'],
    [`events.${last - 1}.entropy`, 'f'.repeat(64), 'entropy', 'entropy'],
    [`events.${last}.payoutsMinor.0`, '1', 'payoutsMinor', 'payout'],
    ['final.state', 'waiting', 'final.state', 'replay'],
    ['number', 1_000_000, 'number', 'record'],
    ['extra', 1, 'extra', 'record'],
  ])('finds an altered %s (%s) at %s and fails step %s', (path, value, place, name) => {
    const { ok, first, steps } = verifyRound(altered(record, path, value), options);
    expect(ok).toBe(false);
    expect(first?.path).toContain(place);
    expect(steps.find((step) => step.pass === false)?.name).toBe(name);
  });

  it.each([null, undefined, 7, [], {}, [null]])('refuses events that are %j without throwing', (events) => {
    const { ok, first } = verifyRound({ ...record, events: events as never }, options);
    expect([ok, first?.path.startsWith('events')]).toEqual([false, true]);
  });

  it('refuses bets from which nothing can be drawn without throwing', () => {
    const events = record.events.map((event) =>
      event.type === 'bet.placed' ? { ...event, stakeMinor: '999999999999999999' } : event,
    );
    const none = record.events.filter(({ type }) => type !== 'bet.placed');
    for (const forged of [events, none]) {
      const { ok, first } = verifyRound({ ...record, events: forged }, options);
      expect([ok, first?.path.startsWith('events.')]).toEqual([false, true]);
    }
  });

  it('refuses an id that is none', () => {
    expect(verifyRound(altered(record, 'id', 'x y'), options).first?.path).toBe('id');
  });
});

describe('a round of the wheel that random.org drew', () => {
  const { record, options } = roundOf('wheel', (each) => text(each).includes('random.org'));
  const drawn = record.events.findIndex(({ type }) => type === 'outcome.drawn');

  it('is what the signed data leads to', () => {
    const { ok, steps } = verifyRound(record, options);
    expect(ok).toBe(true);
    const draw = steps.find(({ name }) => name === 'draw');
    expect(draw).toMatchObject({ inputs: { drawnElsewhere: true }, pass: true });
  });

  it('is not anything else', () => {
    const segment = `events.${drawn}.outcome.segment`;
    const { first, ok } = verifyRound(altered(record, segment, 31), options);
    expect([ok, first?.path]).toEqual([false, segment]);
    const random = altered(record, `events.${drawn}.outcome.random`, '{"data":[3]}');
    expect(verifyRound(random, options).ok).toBe(false);
  });
});
