import { gameIds, houseGames as rules } from 'games-engine';
import { describe, expect, test } from 'vitest';
import { texts } from '../../core/i18n/messages.ts';
import type { SandboxBet } from '../../core/game-kit/scene/sandbox.ts';
import type { GameStudio } from '../../core/games/web-game.ts';
import { houseGames } from '../../games/registry.ts';
import { allowedBet, draftOfBet, readBet, type BetDraft } from './preview-bet.ts';

const studios = new Map<string, GameStudio>(
  await Promise.all(houseGames.all.map(async ({ id, parts }) => [id, await (await parts()).studio()] as const)),
);

const studioOf = (game: string): GameStudio => {
  const studio = studios.get(game);
  if (!studio) throw new Error(`${game} has no studio`);
  return studio;
};

const open = (game: string, changed: object = {}) => {
  const config = { ...rules.get(game).defaultConfig, ...changed };
  const { sandbox } = studioOf(game);
  const first = allowedBet(sandbox, config);
  if (!first) throw new Error(`${game} has no bet`);
  const draft = draftOfBet(sandbox.betFields(config, first), first);
  return {
    config,
    sandbox,
    first,
    draft,
    read: (written: BetDraft = {}) => readBet(sandbox, config, { ...draft, ...written }, first),
  };
};

describe.each(gameIds)('the bet of %s', (game) => {
  test('is given back as it was written, and has a word for each of its fields', () => {
    const { first, read } = open(game);
    expect(read().bet).toEqual(first);
    const words: Readonly<Record<string, string>> = {
      ...texts('studio', 'preview').source,
      ...studioOf(game).messages.source,
    };
    for (const field of read().fields) {
      expect(words[`bet.${field.key}`]).toBeTruthy();
      if (field.kind === 'choice') for (const option of field.options) expect(words[`option.${option}`]).toBeTruthy();
    }
  });

  test('tells at its field a number that is none, or out of range', () => {
    const { read } = open(game);
    for (const field of read().fields) {
      if (field.kind !== 'number') continue;
      for (const text of ['', 'x', '-1', '1e3'])
        expect([...read({ [field.key]: text }).problems]).toContainEqual([field.key, 'number']);
      expect([...read({ [field.key]: '999999999999' }).problems]).toContainEqual([field.key, 'range']);
    }
  });
});

test('one choice narrows another', () => {
  const { read } = open('mines');
  expect(read({ minesLength: '23' }).problems).toEqual(new Map([['safe', 'range']]));
  expect(read({ minesLength: '23', safe: '1' }).bet).toMatchObject({ minesLength: 23, safe: 1 });
  expect(read({ minesLength: 'many' }).problems).toEqual(new Map([['minesLength', 'number']]));
  const { read: readDice } = open('dice', { chanceLimitBp: 3000 });
  expect(readDice({ side: 'less', percentBp: '30' }).problems).toEqual(new Map([['percentBp', 'range']]));
  expect(readDice({ side: 'more', percentBp: '70,01' }).bet).toMatchObject({ side: 'more', percentBp: 7001 });
});

test('at least one sector is bet on', () => {
  const { read } = open('wheel');
  expect(read({ sectors: [] }).problems).toEqual(new Map([['sectors', 'range']]));
  expect(read({ sectors: ['1', '3'] }).bet).toMatchObject({ sectors: ['1', '3'] });
});

test('a bet that an edited config no longer allows gives way to the first', () => {
  const { config, sandbox } = open('battle');
  const bet: SandboxBet = { stakeMinor: 2_000_000, team: 'blue', allies: 2, rivals: 3, otherStakeMinor: 100 };
  expect(allowedBet(sandbox, config, bet)).toEqual(bet);
  expect(allowedBet(sandbox, { ...config, maxStakeMinor: 500 }, bet)).toMatchObject({ stakeMinor: 500, team: 'red' });
  expect(allowedBet(sandbox, { ...config, minStakeMinor: 600, maxStakeMinor: 500 }, bet)).toBeUndefined();
});
