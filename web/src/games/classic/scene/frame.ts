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
  drum: { x: number; y: number; size: number; glass: { y: number; radius: number } }; // size: of its whole picture
  pot: { y: number; size: number; noteY: number; noteSize: number }; // the words on the drum's glass
  strip: { x: number; y: number; width: number; height: number; lap: number }; // y: its middle; lap: of the reel
  digits: { x: number; y: number; size: number; cell: number }; // the ticket, on the drum's glass
  bar: { x: number; y: number; width: number; height: number }; // the line of all tickets
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const TILE = 26; // tiles on a lap: see the reel
const TILE_SHAPE = 0.92; // width of a usual tile to its height
const GLASS = { up: 0.04, radius: 0.38 }; // shares of the rendered drum's size

/** The scene's geometry for a size. Works from 280 px width and 220 px height. */
export const classicLayout = (width: number, height: number): ClassicLayout => {
  const side = between(width * 0.025, 10, 28);
  const bar = { x: side, y: Math.round(height - between(height * 0.045, 10, 20)), width: width - side * 2, height: 3 };
  const stripHeight = Math.round(between(height * 0.21, 44, 112));
  const stripY = Math.round(bar.y - between(height * 0.05, 16, 24) - stripHeight / 2);
  const free = stripY - stripHeight / 2 - 8; // above the strip and its pointer
  const size = Math.round(Math.min(free - 4, width * 0.7, 520));
  const drumY = Math.round(free - size / 2);
  const glass = { y: Math.round(drumY - size * GLASS.up), radius: size * GLASS.radius };
  const digits = between(size * 0.2, 26, 72);
  return {
    width,
    height,
    seed: { x: 0, y: glass.y },
    drum: { x: width / 2, y: drumY, size, glass },
    pot: {
      y: Math.round(glass.y - glass.radius * 0.05),
      size: Math.round(between(size * 0.125, 18, 40)),
      noteY: Math.round(glass.y + glass.radius * 0.32),
      noteSize: size > 200 ? 14 : 12,
    },
    strip: {
      x: side,
      y: stripY,
      width: width - side * 2,
      height: stripHeight,
      lap: Math.max(stripHeight * TILE_SHAPE * TILE, width + stripHeight * 3), // no tile is in view twice
    },
    digits: { x: width / 2, y: glass.y, size: Math.round(digits), cell: digits * 0.64 },
    bar,
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

/** The signal's way in: from the stage's edge to the drum's glass. */
export const seedPath = ({ seed, drum }: ClassicLayout): Point[] => [
  seed,
  { x: drum.x - drum.glass.radius, y: drum.glass.y },
];

/** The signal's way out: from the pointer below the reel to the ticket's place on the line. */
export const answerPath = ({ strip, bar, width }: ClassicLayout, x: number): Point[] => {
  const middle = width / 2;
  const from = strip.y + strip.height / 2;
  const turn = Math.min((bar.y - from) / 2, Math.abs(x - middle) / 2);
  const lane = (from + bar.y) / 2;
  const way = Math.sign(x - middle) * turn;
  return [
    { x: middle, y: from },
    { x: middle, y: lane - turn },
    { x: middle + way, y: lane },
    { x: x - way, y: lane },
    { x, y: lane + turn },
    { x, y: bar.y },
  ];
};

/** Time in which a new bet's ticket flies into the drum and its share grows into the strip, ms. */
export const GROW_MS = 720;

/** Share of that time after which the ticket is in the drum, which flares up. */
export const LANDED = 0.7;

/** Time in which the shares give way to the reel, ms. */
export const SWAP_MS = 320;

const SLOWING = 4; // the last three of some 65 pieces that pass take nearly half of the time

/** The way that the reel has gone after a share of its time, 0 … 1: fast at once, then ever slower. */
export const travelled = (time: number): number => 1 - (1 - time) ** SLOWING;

/** One moment of a round. Opacities and shares are 0 … 1. */
export interface ClassicFrame extends Omit<DrawPhase, 'opacity'> {
  shares: number; // opacity of the shares
  reel: number; // opacity of the reel
  left: number; // share of the wait that is left
  light: number; // light in the drum
  position: number; // position of the pointer on the reel, laps
  ticket: number; // under the pointer; 0 before a draw
}

/** Share of a bet that has grown into the strip. Under reduced motion it is there at once. */
export const grownShare = ({ at }: SceneBet, now: number, calm: boolean): number =>
  calm ? 1 : easeOut(shareOf(now, at, GROW_MS));

/** True while a bet is still growing. */
export const isGrowing = ({ bets }: SceneRound, now: number, calm: boolean): boolean => {
  const last = bets.at(-1);
  return !calm && last !== undefined && now < last.at + GROW_MS;
};

const VOID_OPACITY = 0.4;
const LIGHT = { empty: 0.3, bet: 0.14, flare: 0.35 };

/** Light in the drum before a draw: more with each bet, and a flare as its ticket falls in. */
const lightFrom = ({ bets, isVoid }: SceneRound, now: number, calm: boolean): number => {
  if (isVoid) return 0;
  let dark = 1 - LIGHT.empty;
  let flare = 0;
  for (const bet of bets) {
    dark *= 1 - LIGHT.bet * grownShare(bet, now, calm);
    const fallen = calm ? 1 : shareOf(now, bet.at + GROW_MS * LANDED, GROW_MS * (1 - LANDED));
    if (fallen > 0) flare = Math.max(flare, (1 - fallen) * LIGHT.flare);
  }
  return Math.min(1 - dark + flare, 1);
};

const idle: ClassicFrame = {
  ...beforeDraw,
  shares: 1,
  reel: 0,
  left: 0,
  light: LIGHT.empty,
  position: 0,
  ticket: 0,
};

const bettingFrame = (round: SceneRound, now: number, calm: boolean): ClassicFrame => {
  const { wait } = round;
  const left = wait ? 1 - shareOf(now, wait.until - wait.ms, wait.ms) : 0;
  return {
    ...idle,
    shares: round.isVoid ? VOID_OPACITY : 1,
    left,
    light: lightFrom(round, now, calm),
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
    shares: 1 - shown,
    reel: shown,
    light: 1,
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
  const time = shareOf(now, at, spinMs);
  const position = reel.start + travel * travelled(time);
  return {
    ...idle,
    ...phase,
    shares: 1 - swap,
    reel: swap,
    light: 0.6 + 0.4 * time,
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
