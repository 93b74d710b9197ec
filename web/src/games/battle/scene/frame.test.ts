import * as fc from 'fast-check';
import {
  firstVersionOf,
  roundClosed,
  roundOpened,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type SharedEvent,
} from 'games-engine';
import {
  battleDefaultConfig,
  battleMachine,
  BATTLE_NUMBERS,
  winningTeam,
  type BattleContext,
  type BattleTeam,
} from 'games-engine/battle';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';
import {
  ANSWER_MS,
  drawMs,
  hasPulses,
  MAX_PULSES,
  PULSE_MS,
  pulseAt,
} from '../../../core/game-kit/scene/shared-draw.ts';
import {
  middleOf,
  numberAt,
  restNumber,
  rotationOf,
  speedAt,
  spinPosition,
  travelled,
  TURNS,
  battleFrame,
  pulsesOf,
  sceneDraw,
  startNumber,
  type SceneDraw,
  battleLayout,
  digitCentres,
  leadingZeros,
  numberPath,
  numberText,
  seedPath,
  teamPath,
} from './frame.ts';
import { pathLength, walkWay, type Point } from '../../../core/game-kit/scene/ways.ts';

const numbers = fc.integer({ min: 1, max: BATTLE_NUMBERS });
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const sizes = fc.record({ width: fc.integer({ min: 280, max: 1200 }), height: fc.integer({ min: 220, max: 460 }) });

describe('the wheel', () => {
  test('starts in the middle of a number and ends exactly in the middle of the drawn one', () => {
    fc.assert(
      fc.property(numbers, numbers, (from, to) => {
        expect(spinPosition(from, to, 0)).toBe(middleOf(from));
        expect(spinPosition(from, to, 1)).toBe(middleOf(to));
        expect(numberAt(spinPosition(from, to, 1))).toBe(to);
      }),
    );
  });

  test('arrives at its end without a jump', () => {
    fc.assert(
      fc.property(numbers, numbers, (from, to) => {
        const before = spinPosition(from, to, 1 - 1e-9) % BATTLE_NUMBERS;
        expect(Math.abs(before - middleOf(to))).toBeLessThan(1e-6);
        expect(spinPosition(from, to, 1e-9)).toBeCloseTo(middleOf(from), 6);
      }),
    );
  });

  test('only turns forwards, for three whole turns and what is left to the number', () => {
    fc.assert(
      fc.property(numbers, numbers, shares, shares, (from, to, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b) * (1 - 1e-12)];
        expect(spinPosition(from, to, late)).toBeGreaterThanOrEqual(spinPosition(from, to, early) - 1e-9);
        const way = spinPosition(from, to, 1 - 1e-12) - middleOf(from);
        expect(way).toBeGreaterThanOrEqual(TURNS * BATTLE_NUMBERS - 1e-6);
        expect(way).toBeLessThan((TURNS + 1) * BATTLE_NUMBERS);
      }),
    );
  });

  test('gathers speed and slows down to rest', () => {
    expect([0, 1, -1, 2].map(speedAt)).toEqual([0, 0, 0, 0]);
    expect([0, 1].map(travelled)).toEqual([0, 1]);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (time) => {
        const step = 1e-6;
        const measured = (travelled(time + step) - travelled(time - step)) / (2 * step);
        const peak = (travelled(0.05 + step) - travelled(0.05 - step)) / (2 * step);
        expect(measured / peak).toBeCloseTo(speedAt(time), 3);
      }),
    );
    expect(speedAt(0.02)).toBeLessThan(speedAt(0.05));
    expect(speedAt(0.9)).toBeLessThan(0.01);
  });

  test('has each number under its pointer for a thousandth of a turn', () => {
    expect([0, 0.999, 1, 499.99, 500, 999.5, 1000, 3000.5, -0.5].map(numberAt)).toEqual([
      1, 1, 2, 500, 501, 1000, 1, 1, 1000,
    ]);
    expect(rotationOf(250)).toBeCloseTo(-Math.PI / 2, 12);
    for (let number = 1; number <= BATTLE_NUMBERS; number += 1) expect(numberAt(middleOf(number))).toBe(number);
  });

  test('rests before the first spin where its round says, the same for everybody', () => {
    expect(restNumber('round a')).toBe(restNumber('round a'));
    expect(restNumber('round a')).not.toBe(restNumber('round b'));
    expect(startNumber('round a', 77)).toBe(77);
    expect(startNumber('round a', undefined)).toBe(restNumber('round a'));
  });
});

describe('the layout of the battle scene', () => {
  test('keeps wheel, hub and ends apart and inside at every size', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const layout = battleLayout(width, height);
        const { dial, hub, ends, hash, pointer, seed } = layout;
        const labelsEnd = dial.y - dial.labels.radius + dial.labels.size / 2;
        expect(dial.y - dial.radius).toBe(pointer.y);
        expect(hash.y + 6).toBeLessThanOrEqual(seed.y - 4);
        expect(labelsEnd).toBeLessThan(hub.y - hub.radius);
        expect(hub.y + hub.radius).toBeLessThan(height);
        expect(ends.red.y).toBe(ends.blue.y);
        expect(ends.red.y).toBeLessThan(height - 9);
        const centres = digitCentres(layout);
        expect(Math.max(...centres) - hub.x + hub.cell / 2).toBeLessThan(hub.radius);
        expect(dial.labels.step * ((2 * Math.PI * dial.radius) / BATTLE_NUMBERS)).toBeGreaterThanOrEqual(44);
        expect(BATTLE_NUMBERS % dial.labels.step).toBe(0);
      }),
    );
  });

  test('leads the signal from the seed over the pointer and the hub to the team', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom<BattleTeam>('red', 'blue'), ({ width, height }, team) => {
        const layout = battleLayout(width, height);
        const { hub } = layout;
        expect(seedPath(layout)[0]).toEqual(layout.seed);
        expect(seedPath(layout).at(-1)).toEqual(layout.pointer);
        expect(numberPath(layout).at(-1)).toEqual({ x: hub.x, y: hub.y - hub.radius });
        expect(teamPath(layout, team)[0]).toEqual({ x: hub.x, y: hub.y + hub.radius });
        expect(teamPath(layout, team).at(-1)).toEqual(layout.ends[team]);
      }),
    );
  });

  test('writes a number with four digits', () => {
    expect([1, 77, 1000].map(numberText)).toEqual(['0001', '0077', '1000']);
    for (const number of [1, 9, 10, 99, 100, 999, 1000])
      expect(numberText(number).slice(leadingZeros(number))).toBe(String(number));
  });

  test('walks a way as far as is asked', () => {
    const path = teamPath(battleLayout(390, 300), 'blue');
    fc.assert(
      fc.property(shares, (share) => {
        const walked: Point[] = [];
        walkWay({ points: path }, pathLength(path) * share, (x, y) => walked.push({ x, y }));
        expect(pathLength(walked)).toBeCloseTo(pathLength(path) * share, 6);
      }),
    );
  });
});

describe('a moment of a battle', () => {
  const draw: SceneDraw = {
    number: 734,
    team: 'blue',
    at: 1000,
    spinMs: 8000,
    mood: 'win',
    size: 'small',
    sounds: undefined,
  };
  const round = { from: 12, draw };

  test('before the draw the wheel rests, and costs no frame', () => {
    expect(battleFrame({ from: 12, draw: undefined }, 5000, false)).toMatchObject({
      number: 12,
      speed: 0,
      trace: 0,
      settled: false,
      moving: false,
    });
  });

  test('a draw that begins in a moment is waited for', () => {
    expect(battleFrame(round, 999, false)).toMatchObject({ number: 12, moving: true, settled: false });
  });

  test('a latecomer sees the same moment: it depends on the time alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 12_000 }), (now) => {
        expect(battleFrame({ ...round }, now, false)).toEqual(battleFrame(round, now, false));
        const share = Math.min((now - 1000) / 8000, 1);
        expect(battleFrame(round, now, false).position).toBe(spinPosition(12, 734, share));
      }),
    );
  });

  test('the number is out when the spin is over, not a millisecond before', () => {
    expect(battleFrame(round, 8999, false)).toMatchObject({ settled: false, answer: 0, moving: true });
    expect(battleFrame(round, 9000, false)).toMatchObject({ settled: true, number: 734, position: 733.5, speed: 0 });
  });

  test('the answer runs to the team, the ring of a win follows, then nothing moves', () => {
    expect(battleFrame(round, 9000 + ANSWER_MS, false)).toMatchObject({ answer: 1, winProgress: 0, moving: true });
    expect(battleFrame(round, 9000 + ANSWER_MS + WIN_MS.small, false)).toMatchObject({ winProgress: 1, moving: false });
  });

  test('only a win of the own has a ring, a big one a longer one', () => {
    const ms = (mood: SceneDraw['mood'], size: SceneDraw['size'] = 'small'): number =>
      drawMs({ ...draw, mood, size }, false) - 8000;
    expect([ms('win'), ms('win', 'large'), ms('even'), ms('loss'), ms(undefined)]).toEqual([
      ANSWER_MS + WIN_MS.small,
      ANSWER_MS + WIN_MS.large,
      ANSWER_MS,
      ANSWER_MS,
      ANSWER_MS,
    ]);
  });

  test('reduced motion does not turn the wheel and tells the number no earlier, in a fade', () => {
    expect(battleFrame(round, 5000, true)).toMatchObject({ number: 12, speed: 0, settled: false, moving: true });
    expect(battleFrame(round, 9000, true)).toMatchObject({ number: 734, settled: true, opacity: 0 });
    expect(battleFrame(round, 9050, true)).toMatchObject({ number: 734, answer: 1, opacity: 0.5, moving: true });
    expect(battleFrame(round, 9100, true)).toMatchObject({ number: 734, opacity: 1, moving: false });
  });
});

describe('the scene’s reading of the machine that the server runs', () => {
  const bet = (player: string, team: BattleTeam, stakeMinor: bigint, at: number) =>
    sharedBetPlaced({
      id: `${player}-${at}`,
      player,
      account: 'real',
      currencyId: 2,
      stakeMinor,
      choice: { team },
      clientSeed: 'seed',
      at,
    });

  const contextAfter = (...events: readonly SharedEvent[]): BattleContext => {
    const actor = createActor(battleMachine, { input: { config: firstVersionOf(battleDefaultConfig) } }).start();
    for (const event of events) actor.send(event as Parameters<typeof actor.send>[0]);
    return actor.getSnapshot().context;
  };

  const opened = roundOpened(1, 'c'.repeat(64), 1);
  const bets = [bet('ann', 'red', 100n, 2), bet('bob', 'blue', 900n, 3), bet('ann', 'red', 100n, 4)];
  const drawn = (number: number): SharedEvent[] => [
    opened,
    ...bets,
    roundClosed(15_003),
    sharedOutcomeDrawn(15_004, 'e'.repeat(64), { number }),
  ];

  test('is nothing before the draw', () => {
    expect(sceneDraw(contextAfter(opened, ...bets), 'ann')).toBeUndefined();
  });

  test('is the number, its team, its time and what became of the own bets', () => {
    const context = contextAfter(...drawn(500));
    expect(sceneDraw(context, 'ann')).toEqual({
      number: 500,
      team: winningTeam({ number: 500 }),
      at: 15_004,
      spinMs: 8000,
      mood: 'win',
      size: 'medium',
    });
    expect(sceneDraw(context, 'bob')).toMatchObject({ mood: 'loss' });
    expect(sceneDraw(context, 'eve')).toMatchObject({ mood: undefined, size: 'small' });
    expect(sceneDraw(context, undefined)).toMatchObject({ mood: undefined });
  });

  test('is a big win from ten times the stake on', () => {
    const great = contextAfter(
      opened,
      bet('ann', 'red', 100n, 2),
      bet('bob', 'blue', 1000n, 3),
      roundClosed(15_003),
      sharedOutcomeDrawn(15_004, 'e'.repeat(64), { number: 1 }),
    );
    expect(sceneDraw(great, 'ann')).toMatchObject({ mood: 'win', size: 'large' }); // 100 + 950
  });

  test('is a short spin in turbo', () => {
    expect(sceneDraw(contextAfter(...drawn(501)), undefined, true)).toMatchObject({ spinMs: 200, number: 501 });
  });

  test('has a signal for each of the last bets, on its way for a moment', () => {
    const pulses = pulsesOf(contextAfter(opened, ...bets));
    expect(pulses).toEqual([
      { at: 2, team: 'red' },
      { at: 3, team: 'blue' },
      { at: 4, team: 'red' },
    ]);
    expect(pulseAt({ at: 100 }, 100 + PULSE_MS / 2)).toBe(0.5);
    expect([4, 3 + PULSE_MS, 4 + PULSE_MS].map((now) => hasPulses(pulses, now))).toEqual([true, true, false]);
    expect(hasPulses([], 5)).toBe(false);
    const many = Array.from({ length: 40 }, (_, index) => bet(`p${index}`, 'red', 100n, 2 + index));
    expect(pulsesOf(contextAfter(opened, ...many))).toHaveLength(MAX_PULSES);
  });
});
