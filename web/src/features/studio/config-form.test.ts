import * as fc from 'fast-check';
import { firstVersionOf, gameIds, games, type GameId } from 'games-engine';
import { describe, expect, test } from 'vitest';
import type { GameStudio } from '../../core/games/web-game.ts';
import { houseGames } from '../../games/registry.ts';
import { changesBetween } from '../../core/configs/config-changes.ts';
import { draftOf, readDraft, readNumber } from './config-draft.ts';
import {
  numberText,
  fieldsOf as fieldsIn,
  type ConfigField,
  type ConfigValues,
} from '../../core/configs/config-fields.ts';
import { texts } from '../../core/i18n/messages.ts';

const studios = new Map<string, GameStudio>(
  await Promise.all(houseGames.all.map(async ({ id, parts }) => [id, await (await parts()).studio()] as const)),
);

const studioOf = (game: GameId): GameStudio => {
  const studio = studios.get(game);
  if (!studio) throw new Error(`${game} has no studio`);
  return studio;
};

const fieldsOf = (game: GameId): readonly ConfigField[] => fieldsIn(studioOf(game));

const defaultOf = (game: GameId): ConfigValues => ({ ...games[game].defaultConfig });

describe.each(gameIds)('the form of %s', (game) => {
  const fields = fieldsOf(game);
  const draft = draftOf(fields, defaultOf(game));

  test('has a control for every field of the schema, and gives back what it was given', () => {
    const plain = fields.filter(({ kind, key }) => kind !== 'volume' && !key.startsWith('draw.')).map(({ key }) => key);
    const { payoutCap, ...numbers } = firstVersionOf(
      games[game].defaultConfig as ConfigValues & { payoutCap?: object },
    );
    const caps = Object.keys(payoutCap ?? {}).map((name) => `payoutCap.${name}`);
    expect(plain).toEqual([...Object.keys(numbers), ...caps]);
    expect(readDraft(games[game], fields, draft)).toEqual({ config: games[game].defaultConfig });
  });

  test('has a control for how a shared game draws, and for none', () => {
    const parts = ['draw.mode', 'draw.marginMs', 'draw.waitMs'];
    expect(fields.filter(({ key }) => key.startsWith('draw')).map(({ key }) => key)).toEqual(
      games[game].hosting === 'shared' ? parts : [],
    );
    if (games[game].hosting !== 'shared') return;
    const { draw: _, ...unlit } = defaultOf(game);
    const lit = { ...unlit, draw: { mode: 'beacon', marginMs: 2000, waitMs: 20_000 } };
    for (const config of [unlit, lit])
      expect(readDraft(games[game], fields, draftOf(fields, config))).toEqual({ config });
    const chosen = { ...draftOf(fields, lit), 'draw.mode': 'chain', 'draw.marginMs': '1500' };
    expect(readDraft(games[game], fields, chosen).config?.['draw']).toEqual({
      mode: 'chain',
      marginMs: 1500,
      waitMs: 20_000,
    });
    const halfway = { ...draftOf(fields, unlit), 'draw.mode': 'beacon' };
    expect(readDraft(games[game], fields, halfway).problems?.map(({ key }) => key)).toEqual(parts.slice(1));
    expect(changesBetween(fields, unlit, lit).map(({ field }) => field.key)).toEqual(parts);
  });

  test('shows what is paid at most, and keeps a config without a cap as it is', () => {
    const { payoutCap, ...uncapped } = games[game].defaultConfig;
    expect(draft).toMatchObject({ 'payoutCap.betMinor': '10000000', 'payoutCap.roundMinor': '10000000' });
    expect(readDraft(games[game], fields, draftOf(fields, uncapped))).toEqual({ config: uncapped });
    expect(readDraft(games[game], fields, { ...draft, 'payoutCap.roundMinor': '' }).problems).toEqual([
      { key: 'payoutCap.roundMinor', kind: 'number' },
    ]);
    expect(readDraft(games[game], fields, { ...draft, 'payoutCap.roundMinor': '1' }).problems).toEqual([
      { key: 'payoutCap.betMinor', kind: 'rule' },
    ]);
    const change = { field: expect.objectContaining({ key: 'payoutCap.betMinor' }), before: undefined };
    expect(changesBetween(fields, uncapped, { ...uncapped, payoutCap })[0]).toMatchObject(change);
  });

  test('calls every field by a name and says what it does', () => {
    const words: Readonly<Record<string, string>> = {
      ...texts('configs', 'config-fields').source,
      ...studioOf(game).messages.source,
    };
    const nameless = fields.filter(
      (field) =>
        !words[field.kind === 'volume' ? `cue.${field.cue}` : `field.${field.key}`] ||
        (field.kind !== 'volume' && !words[`help.${field.key}`]) ||
        (field.kind === 'choice' && field.options.some((option) => !words[`option.${option}`])),
    );
    expect(nameless.map(({ key }) => key)).toEqual([]);
  });

  test('reports a number that is out of range, or none, at its field', () => {
    for (const field of fields) {
      if (field.kind !== 'number' && field.kind !== 'volume') continue;
      const above = { ...draft, [field.key]: numberText(field.max + 1, field.decimals) };
      expect(readDraft(games[game], fields, above).problems).toContainEqual({ key: field.key, kind: 'range' });
      expect(readDraft(games[game], fields, { ...draft, [field.key]: 'x' }).problems).toContainEqual({
        key: field.key,
        kind: 'number',
      });
    }
  });
});

const optionsOf = (field: ConfigField): string[] =>
  field.kind === 'choice' ? ['none', ...field.options].map((option) => `option.${option}`) : [];

test('every word that games share is of more than one of them', () => {
  const words = Object.keys(texts('configs', 'config-fields').source).filter((key) => key !== 'field.sounds');
  const used = gameIds.flatMap((game) => [
    ...new Set(
      fieldsOf(game).flatMap((field) =>
        field.kind === 'volume'
          ? [`cue.${field.cue}`]
          : [...['field', 'help', 'rule'].map((word) => `${word}.${field.key}`), ...optionsOf(field)],
      ),
    ),
  ]);
  expect(words.filter((word) => used.filter((each) => each === word).length < 2)).toEqual([]);
});

describe('volumes', () => {
  const fields = fieldsOf('dice');
  const config = defaultOf('dice');
  const draft = draftOf(fields, config);
  const readWith = (change: object) => readDraft(games.dice, fields, { ...draft, ...change });

  test('are as recorded until somebody says otherwise, and only then part of a config', () => {
    expect(fields.find(({ key }) => key === 'sounds.roll')).toEqual({
      key: 'sounds.roll',
      kind: 'volume',
      cue: 'roll',
      unit: 'percent',
      decimals: 0,
      min: 0,
      max: 100,
    });
    expect(draft['sounds.roll']).toBe('100');
    expect(readWith({}).config).not.toHaveProperty('sounds');
    expect(readWith({ 'sounds.roll': '40', 'sounds.win': '0' }).config).toEqual({
      ...config,
      sounds: { roll: 40, win: 0 },
    });
    expect(readWith({ 'sounds.roll': '40,5' }).problems).toEqual([{ key: 'sounds.roll', kind: 'number' }]);
  });

  test('survive a draft, and one that is spelled out as recorded is no difference', () => {
    const quiet = { ...config, sounds: { roll: 40 } };
    expect(readDraft(games.dice, fields, draftOf(fields, quiet)).config).toEqual(quiet);
    const changes = changesBetween(fields, { ...config, sounds: { win: 100 } }, quiet);
    expect(changes.map(({ field, before, after }) => [field.key, before, after])).toEqual([['sounds.roll', 100, 40]]);
  });
});

test.each(gameIds)('%s brings words only for what it has', (game) => {
  const words = Object.keys(studioOf(game).messages.source).filter((key) => /^(?:field|help|rule|cue)\./.test(key));
  const known = fieldsOf(game).flatMap((field) =>
    field.kind === 'volume' ? [`cue.${field.cue}`] : ['field', 'help', 'rule'].map((word) => `${word}.${field.key}`),
  );
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !known.includes(word))).toEqual([]);
});

test('a list of places says which list it is about', () => {
  expect(fieldsOf('wheel').find(({ key }) => key === 'segments')).toMatchObject({ placesOf: 'multipliers' });
  expect(fieldsOf('mines').find(({ key }) => key === 'minePresets')).not.toHaveProperty('placesOf');
});

describe('numbers of a config', () => {
  test('are written in the unit of their name and read back', () => {
    expect(fieldsOf('dice').find(({ key }) => key === 'houseEdgePpm')).toEqual({
      key: 'houseEdgePpm',
      kind: 'number',
      unit: 'percent',
      decimals: 4,
      min: 0,
      max: 500_000,
    });
    expect(numberText(52_500, 4)).toBe('5.25');
    expect(numberText(5, 2)).toBe('0.05');
    expect(readNumber(' 5,25 ', 4)).toBe(52_500);
    expect(readNumber('1.001', 2)).toBeNaN();
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(readNumber(numberText(value, decimals), decimals)).toBe(value);
      }),
    );
  });

  test('the numbers of a list have its lengths', () => {
    expect(fieldsOf('wheel').find(({ key }) => key === 'segments')).toMatchObject({
      kind: 'list',
      minLength: 32,
      maxLength: 32,
      min: 0,
      max: 3,
    });
    expect(fieldsOf('mines').find(({ key }) => key === 'minePresets')).toMatchObject({
      kind: 'list',
      minLength: 0,
      maxLength: 6,
    });
  });

  test('the numbers that break a rule of the game are marked', () => {
    const fields = fieldsOf('wheel');
    const draft = { ...draftOf(fields, defaultOf('wheel')), multipliers: ['2', '3', '5', '31'] };
    expect(readDraft(games.wheel, fields, draft)).toEqual({
      config: { ...games.wheel.defaultConfig, multipliers: [2, 3, 5, 31] },
    });
    const paidTooMuch = { ...draft, multipliers: ['3', '3', '5', '30'] };
    expect(readDraft(games.wheel, fields, paidTooMuch).problems).toEqual([
      { key: 'multipliers', index: 0, kind: 'rule' },
    ]);
  });
});

describe('changes', () => {
  test('are told number by number', () => {
    const fields = fieldsOf('mines');
    const before = defaultOf('mines');
    const after = { ...before, enabled: false, houseEdgePpm: 40_000, minePresets: [3, 6, 15] };
    expect(
      changesBetween(fields, before, after).map(({ field, index, before: was, after: is }) => [
        field.key,
        index,
        was,
        is,
      ]),
    ).toEqual([
      ['enabled', undefined, true, false],
      ['houseEdgePpm', undefined, 50_000, 40_000],
      ['minePresets', 1, 5, 6],
      ['minePresets', 3, 23, undefined],
    ]);
    expect(changesBetween(fields, before, { ...before })).toEqual([]);
  });
});
