import { describe, expect, it } from 'vitest';
import { createGames } from '../core/games.ts';
import { battle } from './battle/index.ts';
import { dice } from './dice/index.ts';
import { gameIds, games, houseGames } from './registry.ts';

describe('the registry', () => {
  it('holds every game under its own id, solo or shared', () => {
    for (const id of gameIds) {
      expect(games[id].id).toBe(id);
      expect([houseGames.findSolo(id), houseGames.findShared(id)].filter(Boolean)).toEqual([houseGames.find(id)]);
      expect(houseGames.findSolo(id)?.hosting ?? 'shared').toBe(games[id].hosting);
    }
    expect(houseGames.all.map(({ id }) => id)).toEqual(gameIds);
  });

  it.each(['', 'roulette', '__proto__', 'constructor', 'toString'])('knows no game %j', (id) => {
    expect([houseGames.find(id), houseGames.findSolo(id), houseGames.findShared(id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has every default config in its schema, and every cue in its volumes', () => {
    for (const { configSchema, defaultConfig, cues } of houseGames.all) {
      expect(configSchema.parse(defaultConfig)).toEqual(defaultConfig);
      const loud = { ...defaultConfig, sounds: Object.fromEntries(cues.map((cue) => [cue, 50])) };
      expect(configSchema.parse(loud)).toEqual(loud);
    }
  });
});

describe('a house', () => {
  it('has its games in the order in which they were given', () => {
    expect(createGames([battle, dice])).toMatchObject({ all: [battle, dice], solo: [dice], shared: [battle] });
  });

  it('refuses two games of one id, and an id that is no part of an address', () => {
    expect(() => createGames([dice, battle, { ...dice }])).toThrow('two games have one id: dice, battle, dice');
    for (const id of ['', 'Dice', '../dice', 'dice 2', '7', 'd'.repeat(33)])
      expect(() => createGames([{ ...dice, id }])).toThrow('is no game id');
  });
});
