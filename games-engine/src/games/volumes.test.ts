import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAnalysis } from '../core/analysis/define-analysis.ts';
import { checkConfig } from '../core/analysis/guardrails.ts';
import { measure } from '../core/analysis/measures.ts';
import { contentHash } from '../core/canonical.ts';
import type { AnyGame } from '../core/define-game.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { verifyRound } from '../verify.ts';
import { analyses } from './analyses.ts';
import { gameIds, games, type GameId } from './registry.ts';
import { firstVersionOf } from '../core/draw/draw-config.ts';

/** The hashes that the first default configs had, before a config could say volumes, caps or draws: logs hold them. */
const published: Partial<Record<GameId, string>> = {
  dice: '1686b70e2fafea6281bd63c9f21dcdcf3586b12210da05af1f4c8e2abacde2dd',
  mines: '2bf54741b5f96640adc6b71e42cb567eab68fd8aa1ccc98f744091b6b8cebd2d',
  battle: '3f12e9db35935be7ee13339afd03d7ab81866e19d3d7b370a2ba09f36acfbe70',
  classic: '642db03fdfef83d0b572046f573e59bb75a402bf3e0135cc9f74bbc468f3b410',
  coinflip: '0628d1edb3494c82b3183a59ace560b0efd760c3846944c2cb01c3ee36446cfa',
  wheel: '74ae8baea22c0cc10d91b7953d7da32182290af11a80ada12775874dc33e4255',
};

describe.each(gameIds)('the volumes of %s', (id) => {
  const game: AnyGame = games[id];
  const analysis: AnyAnalysis = analyses[id];
  const config: object = game.defaultConfig;
  const hash = contentHash(config);
  const cue = fc.constantFrom(...game.cues);
  const volumes = fc.dictionary(cue, fc.integer({ min: 0, max: 100 }));

  it('leave a config without them as it was, down to its hash', () => {
    const { payoutCap: _, ...uncapped } = firstVersionOf(config) as Readonly<Record<string, unknown>>;
    const first = { ...uncapped, ...(id === 'dice' && { chanceLimitBp: 9600 }) };
    expect(contentHash(game.configSchema.parse(first))).toBe(published[id]);
  });

  it('are taken cue by cue and given back as they are', () => {
    fc.assert(
      fc.property(volumes, (sounds) => {
        expect(game.configSchema.parse({ ...config, sounds })).toEqual({ ...config, sounds });
        expect(contentHash({ ...config, sounds })).not.toBe(hash);
      }),
    );
  });

  it('are refused outside of 0 to 100, in parts, as nothing, and of a cue that the game does not have', () => {
    const wrong = fc.oneof(
      fc.integer({ min: 101 }),
      fc.integer({ max: -1 }),
      fc.constantFrom(0.5, Number.NaN, '50', null, undefined),
    );
    fc.assert(
      fc.property(cue, wrong, (name, volume) => {
        expect(game.configSchema.safeParse({ ...config, sounds: { [name]: volume } }).success).toBe(false);
      }),
    );
    for (const sounds of [{ silence: 50 }, [], null, undefined, 100])
      expect(game.configSchema.safeParse({ ...config, sounds }).success).toBe(false);
    const [finding] = checkConfig(analysis, { ...config, sounds: { [game.cues[0] ?? '']: 101 } });
    expect(finding).toMatchObject({ rule: 'schema', where: `sounds.${game.cues[0]}` });
  });

  it('change no measure of a bet and break no guardrail', () => {
    const quiet = { ...config, sounds: Object.fromEntries(game.cues.map((name) => [name, 0])) };
    expect(checkConfig(analysis, quiet)).toEqual(checkConfig(analysis, config));
    const measured = (settings: object) =>
      analysis.displayClasses(settings).map(({ id: name, distribution }) => [name, measure(distribution)]);
    expect(measured(quiet)).toEqual(measured(config));
  });
});

describe('a round', () => {
  const house = sampleHouse({ rounds: 60 });
  const rounds = house.flatMap(({ record, serverSeed }) => (record.kind === 'round' ? [{ record, serverSeed }] : []));
  const configs = new Map(
    house.flatMap(({ record }) => (record.kind === 'config' ? [[contentHash(record.config), record.config]] : [])),
  );

  it('a round that was recorded under a config without volumes is verified as ever', () => {
    expect(new Set(rounds.map(({ record }) => record.game))).toEqual(new Set(gameIds));
    for (const { record, serverSeed } of rounds) {
      const config = configs.get(record.config.hash) ?? {};
      expect(config).not.toHaveProperty('sounds');
      expect(verifyRound(record, { config, serverSeed }).first).toBeUndefined();
    }
  });

  it('is verified under a config with volumes too, and by no other content', () => {
    const { record, serverSeed } = rounds.find(({ record: { game } }) => game === 'dice') ?? {};
    if (!record || serverSeed === undefined) throw new Error('the sample has no round of dice');
    const config = { ...configs.get(record.config.hash), sounds: { roll: 40 } };
    const pinned = { ...record, config: { ...record.config, hash: contentHash(config) } };
    expect(verifyRound(pinned, { config, serverSeed }).first).toBeUndefined();
    expect(verifyRound(record, { config, serverSeed }).first?.path).toBe('config.hash');
  });
});
