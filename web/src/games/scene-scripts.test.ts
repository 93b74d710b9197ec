import { games, houseGames as rules } from 'games-engine';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { playScript, type SceneScripts } from '../core/game-kit/scene/script.ts';
import { houseGames } from './registry.ts';

const scriptsOf = async (id: string): Promise<SceneScripts> => (await houseGames.find(id)?.parts())?.scripts() ?? {};
const all = await Promise.all(houseGames.ids.map(async (id) => [id, await scriptsOf(id)] as const));

describe.each(all)('the scripts of %s', (id, ofGame) => {
  const game = rules.get(id);
  const scripts = Object.entries(ofGame);

  test('reach every state of its machine', () => {
    const reached = scripts.flatMap(([, script]) => playScript(game, script).map(({ state }) => state.value));
    expect(new Set(reached)).toEqual(new Set(Object.keys(game.machine.config.states ?? {})));
  });

  test.each(scripts)('are taken by an actor of it, event by event: %s', (_name, { events, config }) => {
    const actor = createActor(game.machine, { input: { config: config ?? game.defaultConfig } }).start();
    for (const event of events) {
      expect([event, actor.getSnapshot().can(event)]).toEqual([event, true]);
      actor.send(event);
    }
  });

  test('go forward in time, each event at a moment of its own', () => {
    for (const [, { events }] of scripts)
      expect(events.every(({ at }, index) => index === 0 || at > (events[index - 1]?.at ?? 0))).toBe(true);
  });
});

test('a script that a machine refuses is a fault', async () => {
  const [first] = Object.values(await scriptsOf('dice'));
  const events = first?.events.slice(1) ?? [];
  expect(() => playScript(games.dice, { events })).toThrow(/dice refused .*outcome\.drawn.* in waiting/);
});
