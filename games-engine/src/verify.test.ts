import { describe, expect, it } from 'vitest';
import { contentHash } from './core/canonical.ts';
import { createRecorder, recordHash, type RoundRecord } from './core/record.ts';
import { commitmentOf, FairStream } from './core/stream.ts';
import { dice, diceDefaultConfig } from './games/dice/index.ts';
import { verifyRound, type VerifyOptions } from './verify.ts';

const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
const configHash = contentHash(diceDefaultConfig);
const record = createRecorder(dice, { config: diceDefaultConfig, hash: configHash, version: 1 });

const bet = {
  account: 'real' as const,
  at: 1_763_000_000_000,
  choice: { percentBp: 5000, side: 'less' as const },
  clientSeed: 'open-hand_1',
  id: '019a7c4e-0000-7000-8000-000000000001',
  nonce: 0,
  player: 'p1',
  stakeMinor: 1000n,
};

const honest = (): RoundRecord => {
  const outcome = dice.draw(
    new FairStream({ serverSeed, clientSeed: bet.clientSeed, nonce: bet.nonce }),
    diceDefaultConfig,
    bet.choice,
  );
  const payoutMinor = dice.payout(diceDefaultConfig, bet.stakeMinor, bet.choice, outcome, []);
  return record({ bet, moves: [], outcome, payoutMinor, commitment: commitmentOf(serverSeed) });
};

const options: VerifyOptions = { config: diceDefaultConfig, serverSeed };

/** The record with one value replaced, by its path. */
const altered = (path: string, value: unknown): RoundRecord => {
  const copy = structuredClone(honest());
  const keys = path.split('.');
  const parent = keys.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key) as object, copy);
  Reflect.set(parent, keys.at(-1) ?? '', value);
  return copy;
};

describe('verifyRound', () => {
  it('passes every step of an honest round', () => {
    const hash = recordHash(honest());
    const { ok, steps, first } = verifyRound(honest(), { ...options, hash });
    expect(first).toBeUndefined();
    expect(ok).toBe(true);
    expect(steps.map(({ name, pass }) => [name, pass])).toEqual([
      ['config', true],
      ['commitment', true],
      ['draw', true],
      ['payout', true],
      ['replay', true],
      ['record', true],
      ['hash', true],
    ]);
  });

  it('shows the words that the draw read', () => {
    const draw = verifyRound(honest(), options).steps.find((step) => step.name === 'draw');
    expect(draw).toMatchObject({ inputs: { words: [2686391598] }, expected: { roll: 1598 }, got: { roll: 1598 } });
  });

  it('leaves commitment and draw open until the seed is revealed', () => {
    const { ok, steps } = verifyRound(honest(), { config: diceDefaultConfig });
    expect(ok).toBe(true);
    expect(steps.filter((step) => step.pass === null).map((step) => step.name)).toEqual(['commitment', 'draw']);
  });

  it.each([
    ['commitment', 'f'.repeat(64), 'commitment'],
    ['commitment', 7, 'commitment'],
    ['config.hash', '0'.repeat(64), 'config.hash'],
    ['events.0.clientSeed', 'someone-else', 'events.1.roll'],
    ['events.0.nonce', 1, 'events.1.roll'],
    ['events.0.stakeMinor', '2000', 'events.2.payoutMinor'],
    ['events.0.stakeMinor', '1', 'events.0'],
    ['events.0.at', bet.at - 1, 'events.1.at'],
    ['events.1.roll', 1599, 'events.1.roll'],
    ['events.1.roll', 10_000, 'events.1.roll'],
    ['events.1.at', bet.at + 1, 'events.1.at'],
    ['events.2.payoutMinor', '1901', 'events.2.payoutMinor'],
    ['events.2.payoutMinor', 1900, 'events.2.payoutMinor'],
    ['events', [], 'events'],
    ['events', null, 'events'],
    ['final.payoutMinor', '0', 'final.payoutMinor'],
    ['final.state', 'drawn', 'final.state'],
    ['game', 'roulette', 'game'],
    ['game', '__proto__', 'game'],
    ['id', 'another', 'id'],
    ['number', 1, 'number'],
    ['kind', 'seed', 'kind'],
    ['extra', true, 'extra'],
  ])('finds an altered %s (%s) at %s', (path, value, place) => {
    const { ok, first } = verifyRound(altered(path, value), options);
    expect(ok).toBe(false);
    expect(first?.path).toBe(place);
  });

  it.each([null, undefined, 7, 'text', [], {}, { game: 'dice' }, { game: 'dice', events: [null] }])(
    'refuses %j without throwing',
    (value) => {
      expect(verifyRound(value as unknown as RoundRecord, options).ok).toBe(false);
    },
  );

  it('refuses a record whose text is not well formed', () => {
    expect(verifyRound(altered('id', '\ud800'), options).first?.path).toBe('id');
  });

  it('finds a published hash that is not the record’s', () => {
    expect(verifyRound(honest(), { ...options, hash: '0'.repeat(64) }).first?.path).toBe('hash');
  });

  it('finds a seed that is not the one that was committed to', () => {
    expect(verifyRound(honest(), { ...options, serverSeed: '0'.repeat(64) }).first?.path).toBe('commitment');
  });

  it('finds a config that the game cannot have', () => {
    const config = { ...diceDefaultConfig, houseEdgePpm: -1 };
    expect(verifyRound(honest(), { ...options, config }).first?.path).toBe('config');
  });
});
