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
  archX,
  archY,
  banksFrom,
  battleFrame,
  battleLayout,
  borderX,
  digitCentres,
  flightPlace,
  FLIGHTS,
  foldedPlace,
  leadingZeros,
  middleOf,
  numberAt,
  numberText,
  pulsesOf,
  redShare,
  restNumber,
  sceneDraw,
  seedPath,
  speedAt,
  startNumber,
  travelled,
  vesselSize,
  vesselX,
  type SceneDraw,
} from './frame.ts';

const numbers = fc.integer({ min: 1, max: BATTLE_NUMBERS });
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const sizes = fc.record({ width: fc.integer({ min: 280, max: 1600 }), height: fc.integer({ min: 220, max: 900 }) });

describe('the flight', () => {
  test('starts in the middle of a number and ends exactly in the middle of the drawn one', () => {
    fc.assert(
      fc.property(numbers, numbers, (from, to) => {
        expect(flightPlace(from, to, 0)).toBe(middleOf(from));
        expect(flightPlace(from, to, 1)).toBe(middleOf(to));
        expect(numberAt(flightPlace(from, to, 1))).toBe(to);
      }),
    );
  });

  test('arrives at its end without a jump', () => {
    fc.assert(
      fc.property(numbers, numbers, (from, to) => {
        expect(flightPlace(from, to, 1 - 1e-9)).toBeCloseTo(middleOf(to), 6);
        expect(flightPlace(from, to, 1e-9)).toBeCloseTo(middleOf(from), 6);
      }),
    );
  });

  test('crosses the border again and again, and never leaves the stage', () => {
    fc.assert(
      fc.property(numbers, numbers, (from, to) => {
        const steps = Array.from({ length: 2001 }, (_, step) => flightPlace(from, to, step / 2000));
        const crossings = steps.filter((place, step) => step > 0 && place > 500 !== (steps[step - 1] ?? 0) > 500);
        expect(crossings.length).toBeGreaterThanOrEqual(FLIGHTS * 2 - 1);
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...steps)).toBeLessThanOrEqual(BATTLE_NUMBERS);
      }),
    );
    expect([0, 700, 1000, 1300, 2000, 2700].map(foldedPlace)).toEqual([0, 700, 1000, 700, 0, 700]);
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

  test('has each number for a thousandth of its way', () => {
    expect([0, 0.999, 1, 499.99, 500, 999.5, 1000].map(numberAt)).toEqual([1, 1, 2, 500, 501, 1000, 1000]);
    for (let number = 1; number <= BATTLE_NUMBERS; number += 1) expect(numberAt(middleOf(number))).toBe(number);
  });

  test('rests before the first flight where its round says, the same for everybody', () => {
    expect(restNumber('round a')).toBe(restNumber('round a'));
    expect(restNumber('round a')).not.toBe(restNumber('round b'));
    expect(startNumber('round a', 77)).toBe(77);
    expect(startNumber('round a', undefined)).toBe(restNumber('round a'));
  });
});

describe('the layout of the battle scene', () => {
  test('keeps vessels, border, arch and number apart and inside at every size and share', () => {
    fc.assert(
      fc.property(sizes, shares, ({ width, height }, share) => {
        const layout = battleLayout(width, height);
        const { vessel, number, arch } = layout;
        const border = borderX(layout, share);
        const [red, blue] = [vesselSize(layout, share), vesselSize(layout, 1 - share)];
        expect(vesselX('red', border, red) + red / 2).toBeLessThan(border);
        expect(vesselX('blue', border, blue) - blue / 2).toBeGreaterThan(border);
        expect(vesselX('red', border, red) - red / 2).toBeGreaterThan(0);
        expect(vesselX('blue', border, blue) + blue / 2).toBeLessThan(width);
        expect(vessel.y - Math.max(red, blue) / 2).toBeGreaterThan(0);
        expect(vessel.y + Math.max(red, blue) / 2).toBeLessThan(number.y - number.size * 0.36); // its digits' own height
        expect(number.y + number.size * 0.66 + 6).toBeLessThan(height);
        const centres = digitCentres(layout);
        expect(Math.max(...centres) + number.cell / 2).toBeLessThan(width);
        expect(arch.top).toBeGreaterThan(10);
      }),
    );
  });

  test('has red’s numbers left of the border and blue’s right of it, in their order, wherever it stands', () => {
    fc.assert(
      fc.property(sizes, shares, numbers, ({ width, height }, share, number) => {
        const layout = battleLayout(width, height);
        const border = borderX(layout, share);
        const x = archX(layout, border, middleOf(number));
        expect(x < border).toBe(winningTeam({ number }) === 'red');
        expect(archX(layout, border, middleOf(number + 1))).toBeGreaterThan(x);
        const y = archY(layout, middleOf(number));
        expect(y).toBeGreaterThanOrEqual(layout.arch.top);
        expect(y).toBeLessThanOrEqual(layout.arch.y);
      }),
    );
  });

  test('leads the signal from the edge to the number', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const layout = battleLayout(width, height);
        expect(seedPath(layout)[0]).toEqual({ x: 0, y: layout.number.y });
        expect(seedPath(layout).at(-1)?.x).toBeLessThan((digitCentres(layout)[0] ?? 0) - layout.number.cell / 2);
      }),
    );
  });

  test('writes a number with four digits', () => {
    expect([1, 77, 1000].map(numberText)).toEqual(['0001', '0077', '1000']);
    for (const number of [1, 9, 10, 99, 100, 999, 1000])
      expect(numberText(number).slice(leadingZeros(number))).toBe(String(number));
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

  test('before the draw the light rests, and costs no frame', () => {
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
        expect(battleFrame(round, now, false).place).toBe(flightPlace(12, 734, share));
      }),
    );
  });

  test('the number is out when the flight is over, not a millisecond before', () => {
    expect(battleFrame(round, 8999, false)).toMatchObject({ settled: false, answer: 0, moving: true });
    expect(battleFrame(round, 9000, false)).toMatchObject({ settled: true, number: 734, place: 733.5, speed: 0 });
  });

  test('the winner floods the stage, the sparks of a win follow, then nothing moves', () => {
    expect(battleFrame(round, 9000 + ANSWER_MS, false)).toMatchObject({ answer: 1, winProgress: 0, moving: true });
    expect(battleFrame(round, 9000 + ANSWER_MS + WIN_MS.small, false)).toMatchObject({ winProgress: 1, moving: false });
  });

  test('only a win of the own has sparks, a big one for longer', () => {
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

  test('reduced motion does not let the light fly and tells the number no earlier, in a fade', () => {
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

  test('is a short flight in turbo', () => {
    expect(sceneDraw(contextAfter(...drawn(501)), undefined, true)).toMatchObject({ spinMs: 200, number: 501 });
  });

  test('has energy for each of the last bets, on its way for a moment', () => {
    const pulses = pulsesOf(contextAfter(opened, ...bets));
    expect(pulses).toEqual([
      { at: 2, team: 'red', stake: 100 },
      { at: 3, team: 'blue', stake: 900 },
      { at: 4, team: 'red', stake: 100 },
    ]);
    expect(pulseAt({ at: 100 }, 100 + PULSE_MS / 2)).toBe(0.5);
    expect([4, 3 + PULSE_MS, 4 + PULSE_MS].map((now) => hasPulses(pulses, now))).toEqual([true, true, false]);
    expect(hasPulses([], 5)).toBe(false);
    const many = Array.from({ length: 40 }, (_, index) => bet(`p${index}`, 'red', 100n, 2 + index));
    expect(pulsesOf(contextAfter(opened, ...many))).toHaveLength(MAX_PULSES);
  });

  test('pushes the border when the energy is in, and leaves it in the middle without stakes', () => {
    const context = contextAfter(opened, ...bets);
    const round = { banks: banksFrom(context), pulses: pulsesOf(context) };
    expect(round.banks).toEqual({ red: 200, blue: 900 });
    expect(redShare({ banks: { red: 0, blue: 0 }, pulses: [] }, 5, false)).toBe(0.5);
    expect(redShare(round, 2, false)).toBe(0.5);
    expect(redShare(round, 3 + PULSE_MS, false)).toBeCloseTo(200 / 1100, 3);
    expect(redShare(round, 4 + PULSE_MS, false)).toBeCloseTo(200 / 1100, 9);
    expect(redShare(round, 2, true)).toBeCloseTo(200 / 1100, 9); // nothing flies under reduced motion
    expect(redShare({ ...round, banks: { red: 500, blue: 900 }, pulses: [] }, 2, false)).toBeCloseTo(500 / 1400, 9);
  });
});
