import { houseGames as rules } from 'games-engine';
import { expect, test } from 'vitest';
import { playScript } from '../../core/game-kit/scene/script.ts';
import { houseGames } from '../../games/registry.ts';
import { storyboards } from './storyboards.ts';

test.each(Object.entries(storyboards))('the eight frames of %s are steps of its scripts', async (id, beats) => {
  const parts = await houseGames.find(id)?.parts();
  const scripts = (await parts?.scripts()) ?? {};
  const counts = beats.map(([, name]) => (scripts[name] ? playScript(rules.get(id), scripts[name]).length : 0));
  expect(beats).toHaveLength(8);
  expect(beats.filter(([, , step], index) => step >= (counts[index] ?? 0))).toEqual([]);
});
