import { describe, expect, it } from 'vitest';
import { gameIds } from '../core/define-game.ts';
import { findGame, findSharedGame, findSoloGame, games, sharedGames, soloGames } from './registry.ts';

describe('the registry', () => {
  it('holds every game under its own id, solo or shared', () => {
    expect(Object.keys(games).toSorted()).toEqual([...gameIds].toSorted());
    for (const id of gameIds) {
      expect(games[id].id).toBe(id);
      expect(games[id].hosting).toBe(id in soloGames ? 'solo' : 'shared');
      expect([findSoloGame(id), findSharedGame(id)].filter(Boolean)).toEqual([findGame(id)]);
    }
    expect(Object.keys(sharedGames).length + Object.keys(soloGames).length).toBe(gameIds.length);
  });

  it.each(['', 'roulette', '__proto__', 'constructor', 'toString'])('knows no game %j', (id) => {
    expect([findGame(id), findSoloGame(id), findSharedGame(id)]).toEqual([undefined, undefined, undefined]);
  });

  it('has every default config in its schema, and every key of it in a text', () => {
    for (const game of Object.values(games))
      expect(game.configSchema.parse(game.defaultConfig)).toEqual(game.defaultConfig);
  });
});
