import type { Point } from '../../core/game-kit/ways.ts';

/** Where everything of the scene stands, in CSS pixels. */
export interface ClassicLayout {
  width: number;
  height: number;
  seed: Point; // where the signal enters
  hash: Point; // the commitment's own words
  ring: { x: number; y: number; radius: number; width: number }; // the shares of the pot; radius: of its middle
  pot: { y: number; size: number; noteY: number; noteSize: number }; // the words within the ring
  reel: { y: number; height: number; lap: number }; // y: its middle; lap: length of one lap
  digits: { x: number; y: number; size: number; cell: number }; // the ticket under the pointer
  bar: { x: number; y: number; width: number; height: number }; // the line of all tickets
  ends: { y: number; size: number }; // the numbers of the first and the last ticket
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const TILE = 26; // tiles on a lap: see the reel
const TILE_SHAPE = 0.92; // width of a usual tile to its height

/** The scene's geometry for a size. Works from 280 px width and 220 px height. */
export const classicLayout = (width: number, height: number): ClassicLayout => {
  const side = between(width * 0.035, 14, 32);
  const top = between(height * 0.12, 38, 42);
  const bar = { x: side, y: Math.round(height - between(height * 0.15, 40, 54)), width: width - side * 2, height: 8 };
  const free = bar.y - top;
  const radius = Math.min(free * 0.43, width * 0.28);
  const ringWidth = between(radius * 0.13, 9, 16);
  const ringY = Math.round(top + free / 2 - 10);
  const digits = between(free * 0.19, 28, 48);
  const digitsY = Math.round(top + digits * 0.78);
  const reelTop = digitsY + digits * 0.62 + 12;
  const reelHeight = between(bar.y - reelTop - 26, 56, 124);
  return {
    width,
    height,
    seed: { x: side + 8, y: top - 6 },
    hash: { x: side, y: 12 },
    ring: { x: width / 2, y: ringY, radius, width: ringWidth },
    pot: {
      y: Math.round(ringY - radius * 0.06),
      size: Math.round(between(radius * 0.3, 18, 32)),
      noteY: Math.round(ringY + radius * 0.28),
      noteSize: radius > 90 ? 14 : 12,
    },
    reel: { y: Math.round(reelTop + reelHeight / 2), height: reelHeight, lap: reelHeight * TILE_SHAPE * TILE },
    digits: { x: width / 2, y: digitsY, size: Math.round(digits), cell: digits * 0.64 },
    bar,
    ends: { y: bar.y + bar.height + 13, size: 12 },
  };
};

/** Where on the line a ticket stands: the middle of its place. */
export const ticketX = ({ bar }: ClassicLayout, ticket: number, tickets: number): number =>
  bar.x + (bar.width * (ticket - 0.5)) / Math.max(tickets, 1);

/** The centres of a ticket number's digits: fixed, so that the number never jitters. */
export const digitCentres = ({ digits }: ClassicLayout, count: number): number[] =>
  Array.from({ length: count }, (_, index) => digits.x + (index - (count - 1) / 2) * digits.cell);

/** How many digits a round's ticket numbers have. */
export const digitCount = (tickets: number): number => String(Math.max(tickets, 1)).length;

/** The signal's way in: from the seed along the top, down to the pointer. */
export const seedPath = ({ seed, digits }: ClassicLayout): Point[] => {
  const end = digits.y - digits.size * 0.62;
  const drop = Math.max(0, end - seed.y);
  return [seed, { x: digits.x - drop, y: seed.y }, { x: digits.x, y: end }];
};

/** The signal's way out: from the pointer below the reel to the ticket's place on the line. */
export const answerPath = ({ reel, bar, width }: ClassicLayout, x: number): Point[] => {
  const middle = width / 2;
  const from = reel.y + reel.height / 2 + 5;
  const turn = Math.min((bar.y - from) / 2, Math.abs(x - middle) / 2);
  const lane = (from + bar.y) / 2;
  const way = Math.sign(x - middle) * turn;
  return [
    { x: middle, y: from },
    { x: middle, y: lane - turn },
    { x: middle + way, y: lane },
    { x: x - way, y: lane },
    { x, y: lane + turn },
    { x, y: bar.y - 2 },
  ];
};
