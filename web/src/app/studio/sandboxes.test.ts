import { gameIds, games, simulationSource } from 'games-engine';
import { describe, expect, test } from 'vitest';
import { playScript, type ScriptStep } from '../../core/game-kit/scene-script.ts';
import { sandboxes } from './sandboxes.ts';

const ask = (game: (typeof gameIds)[number], demand: string, seed = 'sandbox', changed = {}) => {
  const config = { ...games[game].defaultConfig, ...changed };
  const script = sandboxes[game].play({ config, stakeMinor: 1000n, source: simulationSource(seed), demand });
  return script && playScript(games[game], script, config);
};

const eventOf = (steps: readonly ScriptStep[] | undefined, type: string): unknown =>
  steps?.find(({ event }) => event?.type === type)?.event;

describe.each(gameIds)('the sandbox of %s', (game) => {
  const { config } = { config: games[game].defaultConfig };

  test('knows each of its examples, with the name of the game before it too, and nothing else', () => {
    for (const example of sandboxes[game].examples(config)) {
      expect([example, ask(game, example)?.length]).not.toEqual([example, undefined]);
      expect(ask(game, `${game}: ${example.toUpperCase()}`)).toEqual(ask(game, example));
    }
    for (const nonsense of ['?', '-1', '99999', 'x1', 'cell 0 is a mine']) expect(ask(game, nonsense)).toBeUndefined();
  });

  test('draws what is not demanded, the same from the same seed, and ends the round', () => {
    expect(ask(game, '')).toEqual(ask(game, ''));
    const rounds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      JSON.stringify(ask(game, '', seed), (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    );
    expect(new Set(rounds).size).toBeGreaterThan(1);
    expect(ask(game, '')?.at(-1)?.event?.type).toMatch(/settled$/);
  });
});

test('forces what was described', () => {
  expect(eventOf(ask('battle', 'battle: 500'), 'outcome.drawn')).toMatchObject({ outcome: { number: 500 } });
  expect(eventOf(ask('wheel', 'wheel: x30'), 'outcome.drawn')).toMatchObject({ outcome: { sector: 3, segment: 0 } });
  expect(eventOf(ask('dice', '12.34'), 'outcome.drawn')).toMatchObject({ roll: 1234 });
  expect(eventOf(ask('coinflip', 'tails'), 'outcome.drawn')).toMatchObject({ outcome: { side: 'tails' } });
  expect(eventOf(ask('classic', 'player 3'), 'outcome.drawn')).toMatchObject({ outcome: { player: 'third' } });
  const opened = ask('mines', 'mines: third cell is a mine')?.flatMap(({ event }) =>
    event?.type === 'sector.opened' ? [event] : [],
  );
  expect(opened).toMatchObject([{ isMine: false }, { isMine: false }, { isMine: true }]);
});

test('plays with the times of the config', () => {
  const took = (spinMs: number): number => {
    const steps = ask('wheel', 'x2', '', { spinMs }) ?? [];
    const [drawn, settled] = [steps.find(({ state }) => state.value === 'spinning'), steps.at(-1)];
    return (settled?.at ?? 0) - (drawn?.at ?? 0);
  };
  expect([took(2000), took(9000)]).toEqual([2000, 9000]);
});
