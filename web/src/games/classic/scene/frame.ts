import { easeOut, shareOf } from '../../../core/game-kit/scene/maths.ts';
import { beforeDraw, drawPhase, type DrawPhase } from '../../../core/game-kit/scene/shared-draw.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';
import type { SceneBet, SceneDraw, SceneRound } from '../round.ts';
import { ticketAt } from './reel.ts';

/**
 * Colours of players on the canvas, in the order in which they join a round. None is the accent, which means "act", nor
 * the colours of a win and a loss.
 */
const playerColors = [
  0x5cc8ff, 0xffb454, 0xe07bc1, 0x4fd1b5, 0xd9a06b, 0xa3cf5f, 0xc79bff, 0x8fb3c9, 0xf2d16b, 0xb9c2d6,
] as const;

/** The colour of a round's n-th player, from 0. There are ten; then they repeat. */
export const playerColor = (place: number): number => playerColors[place % playerColors.length] ?? playerColors[0];

/** The same as CSS writes it. */
export const playerHex = (place: number): string => `#${playerColor(place).toString(16).padStart(6, '0')}`;

/** Places of the scene's parts, in CSS pixels. */
export interface ClassicLayout {
  width: number;
  height: number;
  seed: Point; // entry of the signal
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

/** Place of a ticket on the line: the middle of its share. */
export const ticketX = ({ bar }: ClassicLayout, ticket: number, tickets: number): number =>
  bar.x + (bar.width * (ticket - 0.5)) / Math.max(tickets, 1);

/** The centres of a ticket number's digits: fixed, so that the number never jitters. */
export const digitCentres = ({ digits }: ClassicLayout, count: number): number[] =>
  Array.from({ length: count }, (_, index) => digits.x + (index - (count - 1) / 2) * digits.cell);

/** Digits of a round's ticket numbers. */
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

/** Time in which a new bet grows into the ring, ms. */
export const GROW_MS = 420;

/** Time in which the ring gives way to the reel, ms. */
export const SWAP_MS = 320;

/** One moment of a round. Opacities and shares are 0 … 1. */
export interface ClassicFrame extends Omit<DrawPhase, 'opacity'> {
  ring: number; // opacity of the ring of shares
  reel: number; // opacity of the reel
  left: number; // share of the wait that is left
  position: number; // position of the pointer on the reel, laps
  ticket: number; // under the pointer; 0 before a draw
}

/** Share of a bet that has grown into the ring. Under reduced motion it is there at once. */
export const grownShare = ({ at }: SceneBet, now: number, calm: boolean): number =>
  calm ? 1 : easeOut(shareOf(now, at, GROW_MS));

/** True while a bet is still growing. */
export const isGrowing = ({ bets }: SceneRound, now: number, calm: boolean): boolean => {
  const last = bets.at(-1);
  return !calm && last !== undefined && now < last.at + GROW_MS;
};

const VOID_OPACITY = 0.4;

const idle: ClassicFrame = {
  ...beforeDraw,
  ring: 1,
  reel: 0,
  left: 0,
  position: 0,
  ticket: 0,
};

const bettingFrame = (round: SceneRound, now: number, calm: boolean): ClassicFrame => {
  const { wait } = round;
  const left = wait ? 1 - shareOf(now, wait.until - wait.ms, wait.ms) : 0;
  return {
    ...idle,
    ring: round.isVoid ? VOID_OPACITY : 1,
    left,
    moving: left > 0 || isGrowing(round, now, calm),
  };
};

/** With little motion the shares stay until the reel would stop; then it is there, faded in, with the ticket. */
const calmFrame = (draw: SceneDraw, now: number): ClassicFrame => {
  const { reel, travel, ticket } = draw;
  const { opacity, ...phase } = drawPhase(draw, now, true);
  const shown = phase.settled ? opacity : 0;
  return {
    ...idle,
    ...phase,
    ring: 1 - shown,
    reel: shown,
    position: reel.start + travel,
    ticket: phase.settled ? ticket : 0,
    trace: phase.answer,
  };
};

/** Frame of a draw at a time. */
const drawFrame = (draw: SceneDraw, now: number): ClassicFrame => {
  const { at, reel, spinMs, travel, ticket } = draw;
  const phase = drawPhase(draw, now, false);
  const swap = shareOf(now, at, Math.min(SWAP_MS, spinMs));
  const position = reel.start + travel * easeOut(shareOf(now, at, spinMs));
  return {
    ...idle,
    ...phase,
    ring: 1 - swap,
    reel: swap,
    position,
    ticket: phase.settled ? ticket : ticketAt(reel, position),
  };
};

/** The picture of a round at a server time. Pure: the same time shows the same moment to everybody. */
export const classicFrame = (round: SceneRound, now: number, calm: boolean): ClassicFrame => {
  const { draw } = round;
  if (!draw || now < draw.at) return { ...bettingFrame(round, now, calm), ...(draw && { moving: true }) };
  return calm ? calmFrame(draw, now) : drawFrame(draw, now);
};
