import { houseGames as rules } from 'games-engine';
import { expect, test } from 'vitest';
import { playScript } from '../../core/game-kit/scene/script.ts';
import { houseGames } from '../../games/registry.ts';

test.each(houseGames.all.map((game) => [game.id, game] as const))(
  'the eight frames of %s are steps of its scripts',
  async (id, game) => {
    const parts = await game.parts();
    const scripts = await parts.scripts();
    const beats = (await parts.direction?.())?.storyboard ?? [];
    const counts = beats.map(([, name]) => (scripts[name] ? playScript(rules.get(id), scripts[name]).length : 0));
    expect(beats).toHaveLength(8);
    expect(beats.filter(([, , step], index) => step >= (counts[index] ?? 0))).toEqual([]);
  },
);
