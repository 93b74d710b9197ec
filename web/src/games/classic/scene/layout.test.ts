import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPath, classicLayout, digitCentres, digitCount, seedPath, ticketX } from './frame.ts';
import { drawWay, wayOf, type Point } from '../../../core/game-kit/scene/ways.ts';
import { percentText, ticketText } from '../round.ts';

const size = fc.tuple(fc.integer({ min: 280, max: 1600 }), fc.integer({ min: 220, max: 900 }));

describe('the layout', () => {
  it('keeps every part within the stage and clear of the next', () => {
    fc.assert(
      fc.property(size, ([width, height]) => {
        const { seed, drum, pot, strip, digits, bar } = classicLayout(width, height);
        const { glass } = drum;
        expect(drum.y - drum.size / 2).toBeGreaterThanOrEqual(0);
        expect(drum.y + drum.size / 2).toBeLessThanOrEqual(strip.y - strip.height / 2 - 7); // clear of the pointer's tip
        expect(drum.x - glass.radius).toBeGreaterThan(seed.x);
        expect(pot.noteY + pot.noteSize / 2).toBeLessThan(glass.y + glass.radius);
        expect(digits.y - digits.size / 2).toBeGreaterThan(glass.y - glass.radius);
        expect(strip.y + strip.height / 2 + 8).toBeLessThan(bar.y);
        expect(bar.y + bar.height).toBeLessThan(height);
        expect(strip.lap).toBeGreaterThan(width + strip.height * 2); // no piece is in view twice
      }),
    );
  });

  it('puts tickets on the line in their order', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 2, max: 10 ** 9 }), fc.nat(), ([width, height], tickets, pick) => {
        const layout = classicLayout(width, height);
        const ticket = 1 + (pick % (tickets - 1));
        expect(ticketX(layout, ticket, tickets)).toBeGreaterThanOrEqual(layout.bar.x);
        expect(ticketX(layout, ticket + 1, tickets)).toBeGreaterThanOrEqual(ticketX(layout, ticket, tickets));
        expect(ticketX(layout, tickets, tickets)).toBeLessThanOrEqual(layout.bar.x + layout.bar.width);
      }),
    );
  });

  it('has a cell for each digit, around the middle', () => {
    const layout = classicLayout(840, 392);
    expect(digitCount(0)).toBe(1);
    expect(digitCount(400)).toBe(3);
    const centres = digitCentres(layout, 5);
    expect(centres[2]).toBe(layout.digits.x);
    expect((centres[0] ?? 0) + (centres[4] ?? 0)).toBeCloseTo(layout.digits.x * 2);
  });
});

describe('the signal’s way', () => {
  const walk = (points: readonly Point[], share: number): Point[] => {
    const seen: Point[] = [];
    const add = (x: number, y: number): void => void seen.push({ x, y });
    const way = wayOf(points);
    drawWay({ moveTo: add, lineTo: add }, way, way.length * share);
    return seen;
  };

  it('leads from the edge to the glass, and from the reel to the ticket’s place', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 1000 }), ([width, height], ticket) => {
        const layout = classicLayout(width, height);
        const x = ticketX(layout, ticket, 1000);
        expect(walk(seedPath(layout), 1).at(-1)?.x).toBeCloseTo(width / 2 - layout.drum.glass.radius);
        const end = walk(answerPath(layout, x), 1).at(-1);
        expect(end?.x).toBeCloseTo(x);
        expect(end?.y).toBeCloseTo(layout.bar.y);
        for (const point of walk(answerPath(layout, x), 1)) expect(point.y).toBeLessThanOrEqual(layout.bar.y);
      }),
    );
  });

  it('is drawn as far as its share', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 40 },
    ];
    expect(wayOf(points).length).toBe(70);
    expect(walk(points, 0.5)).toEqual([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 5 },
    ]);
    expect(walk(points, 0)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});

describe('ticket numbers', () => {
  it('are written as the language does', () => {
    const tickets = [
      { betId: 'a', from: 1, to: 500 },
      { betId: 'b', from: 1901, to: 1901 },
    ];
    expect(ticketText('en').ranges(tickets)).toBe('1–500, 1,901');
    expect(ticketText('tr').ranges(tickets)).toBe('1–500, 1.901');
  });

  it('the ticket numbers of many bets are cut', () => {
    const many = Array.from({ length: 7 }, (_, n) => ({ betId: `${n}`, from: n * 2 + 1, to: n * 2 + 1 }));
    expect(ticketText('en').ranges(many)).toBe('1, 3, 5, 7, 9, …');
  });

  it.each([
    [0, '0.00'],
    [0, '0.00'],
    [1234, '12.34'],
    [9999, '99.99'],
    [10000, '100.00'],
  ])('a chance of %i hundredths is %s percent', (chance, text) => {
    expect(percentText(chance)).toBe(text);
  });
});
