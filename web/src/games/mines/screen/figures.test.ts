import type { Fraction } from 'games-engine';
import { minesDefaultConfig } from 'games-engine/mines';
import { describe, expect, test } from 'vitest';
import { formatMultiplier } from '../../../core/format/format.ts';
import { gameOf, MINES } from '../testing/rounds.ts';
import { gameOfRecord, isAskedGame } from './calls.ts';
import { aheadOf, closedCells, facesOf, patternOf, pickOne, safeOpened, replicaOf, minesChip } from './figures.ts';
import { focusAfter } from './grid.tsx';
import { ladderSteps } from '../scene/layout.ts';

describe('the replica', () => {
  test('follows a game whose bet the present limits would refuse', () => {
    const config = { ...minesDefaultConfig, enabled: false, minStakeMinor: 5000, maxMines: 3 };
    const context = replicaOf(config, gameOf([10, 11]).events);
    expect(context.opened).toHaveLength(2);
    expect(context.mines).toBeNull();
  });

  test('shows the end of a game that was priced otherwise', () => {
    const config = { ...minesDefaultConfig, houseEdgePpm: 10_000 };
    expect(replicaOf(config, gameOf([10], true).events).mines).toEqual(MINES);
  });
});

describe('a game from its public record', () => {
  test('is the game that was played', () => {
    const game = gameOf([10, 11], true);
    const record = { commitment: 'hash', events: game.events };
    const round = { record, hash: '', log: null, serverSeed: null, config: { ...minesDefaultConfig } };
    expect(gameOfRecord(round)).toEqual(game);
    expect(gameOfRecord({ ...round, record: { ...record, events: game.events.slice(1) } })).toBeUndefined();
    expect(gameOfRecord({ ...round, config: {} })).toBeUndefined();
  });
});

describe('figures', () => {
  test('say what the next cell and all of them would pay, before a bet', () => {
    const ahead = aheadOf(minesDefaultConfig, undefined, { minesLength: 4, stakeMinor: 1000n });
    expect(ahead).toMatchObject({ reached: 0, chance: '83.33', nextMinor: 1140n, maxMinor: 10_094_700n });
    expect(ahead.multipliers).toHaveLength(20);
  });

  test("say it of the open game by the server's table", () => {
    const game = gameOf([10]);
    const form = { minesLength: 9, stakeMinor: 1n };
    expect(aheadOf(minesDefaultConfig, game, form)).toMatchObject({ reached: 1, chance: '82.60', nextMinor: 1380n });
    const priced = { ...minesDefaultConfig, houseEdgePpm: 10_000 };
    expect(aheadOf(priced, game, form)).toMatchObject({ nextMinor: undefined, maxMinor: undefined });
    expect(aheadOf(priced, game, form).multipliers).toBe(game.multiplier);
  });

  test('tell of no mine before it was shown', () => {
    const lost = gameOf([10, 0]);
    expect(facesOf(lost, false).filter((face) => face !== 'closed')).toEqual(['safe']);
    expect(facesOf(lost, true).slice(0, 2)).toEqual(['mine', 'far-mine']);
    expect(facesOf(undefined, true)).toEqual([]);
    expect(safeOpened(lost)).toBe(1);
    expect(closedCells(lost)).toHaveLength(22);
  });

  test('price a pattern', () => {
    expect(patternOf(minesDefaultConfig, 4, 2)).toEqual({ multiplier: '1.3800', chance: '68.84' });
  });

  test('pick one of what is there', () => {
    expect(pickOne([])).toBeUndefined();
    expect(pickOne([7])).toBe(7);
    expect(new Set(Array.from({ length: 200 }, () => pickOne([1, 2, 3])))).toEqual(new Set([1, 2, 3]));
  });

  test('write what a round multiplied its stake by', () => {
    const figures = { multiplier: (value: Fraction | number | string) => formatMultiplier(value, 'en') };
    const row = {
      id: 'x',
      game: 'mines',
      nick: '',
      stakeMinor: 10,
      payoutMinor: 0,
      multiplierPpm: 0,
      choice: {},
      outcome: {},
      at: 0,
    } as const;
    expect(minesChip(row, figures)).toEqual({ id: 'x', value: '0.00×', won: false });
    expect(minesChip({ ...row, payoutMinor: 13, multiplierPpm: 1_380_000 }, figures)).toEqual({
      id: 'x',
      value: '1.38×',
      won: true,
    });
  });
});

describe('the ladder', () => {
  test.each([
    [20, 0, [1, 2, 3, 4, 5, 20]],
    [20, 1, [1, 2, 3, 4, 5, 20]],
    [20, 7, [7, 8, 9, 10, 11, 20]],
    [20, 18, [15, 16, 17, 18, 19, 20]],
    [20, 20, [15, 16, 17, 18, 19, 20]],
    [3, 1, [1, 2, 3]],
    [1, 0, [1]],
  ])('the ladder of %i steps with %i reached shows %j', (total, reached, steps) => {
    expect(ladderSteps(total, reached, 6)).toEqual(steps);
  });
});

describe('arrow keys', () => {
  test.each([
    [0, 'ArrowRight', false, 1],
    [5, 'ArrowRight', false, 5],
    [6, 'ArrowLeft', false, 6],
    [7, 'ArrowLeft', false, 6],
    [0, 'ArrowDown', false, 6],
    [20, 'ArrowDown', false, 20],
    [8, 'ArrowUp', false, 2],
    [3, 'ArrowUp', false, 3],
    [9, 'Home', false, 6],
    [9, 'Home', true, 0],
    [9, 'End', false, 11],
    [9, 'End', true, 23],
    [9, 'x', false, undefined],
  ] as const)('from cell %i, %s leads on', (from, key, whole, to) => {
    expect(focusAfter(from, key, whole)).toBe(to);
  });
});

const placed = { type: 'bet.placed', at: 1, minesLength: 4, stakeMinor: '1000' };
const opened = (sectorKey: number) => ({ type: 'sector.opened', at: 2, isMine: false, sectorKey });
const taken = { type: 'win.taken', at: 3 };
const known = { before: [placed, opened(3)], stakesMinor: [1000n] };

describe('a game of mines is what its player asked', () => {
  test.each([
    ['a bet', { do: 'create', bet: 1000, minesLength: 4 }, [placed], true],
    ['a bet on other mines', { do: 'create', bet: 1000, minesLength: 5 }, [placed], false],
    ['a bet of another stake', { do: 'create', bet: 1000, minesLength: 4 }, [{ ...placed, stakeMinor: '2000' }], false],
    ['an opening', { do: 'open', sectorKey: 7 }, [placed, opened(3), opened(7)], true],
    ['an opening of another cell', { do: 'open', sectorKey: 7 }, [placed, opened(3), opened(8)], false],
    ['an opening behind another log', { do: 'open', sectorKey: 7 }, [placed, opened(4), opened(7)], false],
    ['a taking', { do: 'take' }, [placed, opened(3), taken, { type: 'outcome.drawn', at: 3 }], true],
    ['a taking that became an opening', { do: 'take' }, [placed, opened(3), opened(5)], false],
  ] as const)('%s', (_, command, events, isAsked) => {
    expect(isAskedGame(command, { events: [...events] }, known)).toBe(isAsked);
  });
});
