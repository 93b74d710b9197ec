import { houseGames as rules } from 'games-engine';
import type { DiceContext } from 'games-engine/dice';
import { expect, test } from 'vitest';
import { winSizeOf } from '../../core/game-kit/result/result.ts';
import { playScript, type SceneScript } from '../../core/game-kit/scene/script.ts';
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

const contextAt = (script: SceneScript, step: number): DiceContext => {
  const found = playScript(rules.get('dice'), script)[step];
  if (!found) throw new Error(`dice has no step ${step}`);
  return found.state.context as DiceContext;
};

test('the four wins of the sheet have the sizes that they stand for', async () => {
  const parts = await houseGames.find('dice')?.parts();
  const [scripts, direction] = [await parts?.scripts(), await parts?.direction?.()];
  const found = Object.entries(direction?.wins ?? {}).map(([size, [name, step]]) => {
    const script: SceneScript = scripts?.[name] ?? { events: [] };
    const { bet, payoutMinor } = contextAt(script, step);
    return [size, winSizeOf(BigInt(payoutMinor), BigInt(bet?.stakeMinor ?? 0))];
  });
  expect(found).toEqual(['small', 'medium', 'large', 'huge'].map((size) => [size, size]));
});
