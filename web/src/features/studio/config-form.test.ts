import * as fc from 'fast-check';
import { gameIds, games } from 'games-engine';
import { describe, expect, test } from 'vitest';
import { changesBetween } from './config-changes.ts';
import { draftOf, numberText, readDraft, readNumber } from './config-draft.ts';
import { fieldsOf, type ConfigValues } from './config-fields.ts';
import { studioFieldMessages } from './studio-fields.messages.ts';

const defaultOf = (game: (typeof gameIds)[number]): ConfigValues => ({ ...games[game].defaultConfig });

describe.each(gameIds)('the form of %s', (game) => {
  const fields = fieldsOf(game);
  const draft = draftOf(fields, defaultOf(game));

  test('has a control for every field of the schema, and gives back what it was given', () => {
    const plain = fields.filter(({ kind }) => kind !== 'volume' && kind !== 'kept').map(({ key }) => key);
    expect(plain).toEqual(Object.keys(games[game].defaultConfig));
    expect(readDraft(game, fields, draft)).toEqual({ config: games[game].defaultConfig });
  });

  test('keeps how the game draws, which it has no control for', () => {
    const draw = { mode: 'beacon', marginMs: 2000, waitMs: 20_000 };
    if (!fields.some(({ key }) => key === 'draw')) return;
    const config = { ...defaultOf(game), draw };
    expect(readDraft(game, fields, draftOf(fields, config))).toEqual({ config });
  });

  test('calls every field by a name and says what it does', () => {
    const texts: Readonly<Record<string, string>> = studioFieldMessages.source;
    const nameless = fields.filter(
      (field) =>
        field.kind !== 'kept' &&
        (!texts[field.kind === 'volume' ? `cue.${field.cue}` : `field.${field.key}`] ||
          (field.kind !== 'volume' && !(texts[`help.${game}.${field.key}`] ?? texts[`help.${field.key}`]))),
    );
    expect(nameless.map(({ key }) => key)).toEqual([]);
  });

  test('reports a number that is out of range, or none, at its field', () => {
    for (const field of fields) {
      if (field.kind !== 'number' && field.kind !== 'volume') continue;
      const above = { ...draft, [field.key]: numberText(field.max + 1, field.decimals) };
      expect(readDraft(game, fields, above).problems).toContainEqual({ key: field.key, kind: 'range' });
      expect(readDraft(game, fields, { ...draft, [field.key]: 'x' }).problems).toContainEqual({
        key: field.key,
        kind: 'number',
      });
    }
  });
});

test('every cue that has a name is one of some game', () => {
  const named = Object.keys(studioFieldMessages.source).filter((key) => key.startsWith('cue.'));
  const played = gameIds.flatMap((game) =>
    fieldsOf(game).flatMap((field) => (field.kind === 'volume' ? [`cue.${field.cue}`] : [])),
  );
  expect(new Set(named)).toEqual(new Set(played));
});

describe('volumes', () => {
  const fields = fieldsOf('dice');
  const config = defaultOf('dice');
  const draft = draftOf(fields, config);
  const readWith = (change: object) => readDraft('dice', fields, { ...draft, ...change });

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
    expect(readDraft('dice', fields, draftOf(fields, quiet)).config).toEqual(quiet);
    const changes = changesBetween(fields, { ...config, sounds: { win: 100 } }, quiet);
    expect(changes.map(({ field, before, after }) => [field.key, before, after])).toEqual([['sounds.roll', 100, 40]]);
  });
});

test('every help text of one game is of a field that it has', () => {
  const special = Object.keys(studioFieldMessages.source).flatMap((key) => {
    const [kind, game, field] = key.split('.');
    return kind === 'help' && field !== undefined ? [[game, field] as const] : [];
  });
  expect(special.length).toBeGreaterThan(0);
  for (const [game, field] of special)
    expect(fieldsOf(game as (typeof gameIds)[number]).map(({ key }) => key)).toContain(field);
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

  test('of a list have its lengths', () => {
    expect(fieldsOf('wheel').find(({ key }) => key === 'segments')).toMatchObject({
      kind: 'list',
      least: 32,
      most: 32,
      min: 0,
      max: 3,
    });
    expect(fieldsOf('mines').find(({ key }) => key === 'minePresets')).toMatchObject({
      kind: 'list',
      least: 0,
      most: 6,
    });
  });

  test('that break a rule of the game are told at the number', () => {
    const fields = fieldsOf('wheel');
    const draft = { ...draftOf(fields, defaultOf('wheel')), multipliers: ['2', '3', '5', '31'] };
    expect(readDraft('wheel', fields, draft)).toEqual({
      config: { ...games.wheel.defaultConfig, multipliers: [2, 3, 5, 31] },
    });
    const paidTooMuch = { ...draft, multipliers: ['3', '3', '5', '30'] };
    expect(readDraft('wheel', fields, paidTooMuch).problems).toEqual([{ key: 'multipliers', index: 0, kind: 'rule' }]);
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
