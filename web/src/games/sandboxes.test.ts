import * as fc from 'fast-check';
import { houseGames as rules, simulationSource } from 'games-engine';
import { describe, expect, test } from 'vitest';
import {
  allowsBet,
  SANDBOX_PLAYER,
  type AnySandbox,
  type BetField,
  type SandboxBet,
} from '../core/game-kit/scene/sandbox.ts';
import { playScript, type ScriptStep } from '../core/game-kit/scene/script.ts';
import { houseGames } from './registry.ts';

const STAKE = 1000;

const sandboxes = new Map(
  await Promise.all(
    houseGames.all.map(async (game) => [game.id, (await (await game.parts()).studio()).sandbox] as const),
  ),
);

const sandboxOf = (game: string): AnySandbox => {
  const sandbox = sandboxes.get(game);
  if (!sandbox) throw new Error(`${game} has no sandbox`);
  return sandbox;
};

interface Asked {
  seed?: string;
  changed?: object;
  bet?: object; // other than the first
}

const configOf = (game: string, changed: object = {}): object => ({ ...rules.get(game).defaultConfig, ...changed });

const ask = (game: string, demand: string, { seed = 'sandbox', changed, bet }: Asked = {}) => {
  const config = configOf(game, changed);
  const placed = { ...sandboxOf(game).firstBet(config, STAKE), ...bet } as SandboxBet;
  const script = sandboxOf(game).play({ config, bet: placed, source: simulationSource(seed), demand });
  return script && playScript(rules.get(game), script, config);
};

const eventOf = (steps: readonly ScriptStep[] | undefined, type: string): unknown =>
  steps?.find(({ event }) => event?.type === type)?.event;

const fieldsOf = (game: string, bet: SandboxBet, changed?: object): readonly BetField[] =>
  sandboxOf(game).betFields(configOf(game, changed), bet);

const valueOf = (field: BetField): fc.Arbitrary<SandboxBet[string]> => {
  if (field.kind === 'number') return fc.integer({ min: field.min, max: field.max });
  if (field.kind === 'choice') return fc.constantFrom(...field.options);
  return fc.subarray(
    field.options.map(({ value }) => value),
    { minLength: 1 },
  );
};

/** A bet that its fields allow, chosen field by field: each may narrow the next. */
const betOf = (game: string): fc.Arbitrary<SandboxBet> => {
  const first = sandboxOf(game).firstBet(configOf(game), STAKE) as SandboxBet;
  const choose = (bet: SandboxBet, index: number): fc.Arbitrary<SandboxBet> => {
    const field = fieldsOf(game, bet)[index];
    return field
      ? valueOf(field).chain((value) => choose({ ...bet, [field.key]: value }, index + 1))
      : fc.constant(bet);
  };
  return choose(first, 0);
};

describe.each(houseGames.ids)('the sandbox of %s', (game) => {
  const config = configOf(game);
  const first = sandboxOf(game).firstBet(config, STAKE) as SandboxBet;

  test('knows each of its examples, with the name of the game before it too, and nothing else', () => {
    for (const example of sandboxOf(game).examples(config, first)) {
      expect([example, ask(game, example)?.length]).not.toEqual([example, undefined]);
      expect(ask(game, `${game}: ${example.toUpperCase()}`)).toEqual(ask(game, example));
    }
    for (const nonsense of ['?', '-1', '99999', 'x1', 'cell 0 is a mine']) expect(ask(game, nonsense)).toBeUndefined();
  });

  test('draws what is not demanded, the same from the same seed, and ends the round', () => {
    expect(ask(game, '')).toEqual(ask(game, ''));
    const rounds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      JSON.stringify(ask(game, '', { seed }), (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    );
    expect(new Set(rounds).size).toBeGreaterThan(1);
    expect(ask(game, '')?.at(-1)?.event?.type).toMatch(/settled$/);
  });

  test('begins with a bet that its fields allow', () => {
    for (const field of fieldsOf(game, first))
      expect([field, allowsBet(field, first[field.key])]).toEqual([field, true]);
  });

  test('plays every bet that its fields allow, to every outcome that it names for it', () => {
    fc.assert(
      fc.property(betOf(game), (bet) => {
        for (const demand of ['', ...sandboxOf(game).examples(config, bet)]) {
          const steps = ask(game, demand, { bet });
          expect([demand, steps?.at(-1)?.event?.type]).toEqual([demand, expect.stringMatching(/settled$/)]);
          const placed = steps?.flatMap(({ event }) =>
            event?.type === 'bet.placed' ? [event as unknown as { player: string; stakeMinor: string }] : [],
          );
          const ownBets = placed?.filter(({ player }) => player === SANDBOX_PLAYER) ?? [];
          expect(ownBets.length).toBeGreaterThan(0);
          for (const { stakeMinor } of ownBets) expect(Number(stakeMinor)).toBe(bet.stakeMinor);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('refuses what its fields do not allow', () => {
    for (const field of fieldsOf(game, first)) {
      const wrong =
        field.kind === 'number' ? [field.min - 1, field.max + 1, Number.NaN, '1'] : ['unicorn', [], ['unicorn'], 1];
      for (const value of wrong) expect([field.key, value, allowsBet(field, value)]).toEqual([field.key, value, false]);
    }
  });
});

test('has no bet where the config leaves none', () => {
  const closed = (game: string, changed: object): boolean => {
    const bet = sandboxOf(game).firstBet(configOf(game, changed), STAKE) as SandboxBet;
    return fieldsOf(game, bet, changed).some((field) => !allowsBet(field, bet[field.key]));
  };
  expect(closed('dice', { chanceLimitBp: 50 })).toBe(true);
  expect(closed('mines', { minMines: 9, maxMines: 8 })).toBe(true);
  expect(closed('battle', { minStakeMinor: 2000, maxStakeMinor: 1000 })).toBe(true);
  expect(closed('dice', { chanceLimitBp: 2000 })).toBe(false);
});

test('forces what was described', () => {
  expect(eventOf(ask('battle', 'battle: 500'), 'outcome.drawn')).toMatchObject({ outcome: { number: 500 } });
  expect(eventOf(ask('wheel', 'wheel: x30'), 'outcome.drawn')).toMatchObject({ outcome: { sector: 3, segment: 0 } });
  expect(eventOf(ask('dice', '12.34'), 'outcome.drawn')).toMatchObject({ roll: 1234 });
  expect(eventOf(ask('coinflip', 'tails'), 'outcome.drawn')).toMatchObject({ outcome: { side: 'tails' } });
  expect(eventOf(ask('classic', 'player 3'), 'outcome.drawn')).toMatchObject({ outcome: { player: 'player 3' } });
  const opened = ask('mines', 'mines: third cell is a mine')?.flatMap(({ event }) =>
    event?.type === 'sector.opened' ? [event] : [],
  );
  expect(opened).toMatchObject([{ isMine: false }, { isMine: false }, { isMine: true }]);
});

test('forces it whatever the bet is', () => {
  const bet = { side: 'more', percentBp: 9000 };
  expect(eventOf(ask('dice', 'win', { bet }), 'outcome.drawn')).toMatchObject({ roll: 9000 });
  expect(eventOf(ask('dice', 'loss', { bet }), 'outcome.drawn')).toMatchObject({ roll: 8999 });
  for (const seat of ['creator', 'joiner'])
    for (const side of ['heads', 'tails'])
      expect(eventOf(ask('coinflip', 'tails', { bet: { seat, side } }), 'outcome.drawn')).toMatchObject({
        outcome: { side: 'tails', winner: (seat === 'creator') === (side === 'tails') ? 'creator' : 'joiner' },
      });
  const shared = { others: 4, otherStakeMinor: 300 };
  expect(eventOf(ask('classic', 'player 5', { bet: shared }), 'outcome.drawn')).toMatchObject({
    outcome: { player: 'player 5', ticket: STAKE + 3 * 300 + 1 },
  });
  expect(ask('classic', 'player 6', { bet: shared })).toBeUndefined();
});

test('plays with the times of the config, however short they are', () => {
  const took = (spinMs: number): number => {
    const steps = ask('wheel', 'x2', { changed: { spinMs } }) ?? [];
    const [drawn, settled] = [steps.find(({ state }) => state.value === 'spinning'), steps.at(-1)];
    return (settled?.at ?? 0) - (drawn?.at ?? 0);
  };
  expect([took(2000), took(9000)]).toEqual([2000, 9000]);
  const short = { aloneMs: 100, countdownMs: 100, bettingMs: 100 };
  for (const [game, bet] of [
    ['battle', { allies: 20, rivals: 20 }],
    ['classic', { others: 20 }],
    ['wheel', { sectors: ['0', '1', '2', '3'] }],
  ] as const)
    expect(
      ask(game, '', {
        changed: Object.fromEntries(Object.entries(short).filter(([key]) => key in configOf(game))),
        bet,
      })?.at(-1)?.event?.type,
    ).toBe('round.settled');
});
