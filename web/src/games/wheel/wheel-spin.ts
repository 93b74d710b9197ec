import { simulationSource } from 'games-engine';
import { WHEEL_SEGMENTS } from 'games-engine/wheel';
import { createSpin } from '../../core/game-kit/spin.ts';

/** Whole turns of the wheel in a spin, before what is left to the segment. */
export const TURNS = 3;

/** The angle of a segment, radians: 11.25°. */
export const STEP = (Math.PI * 2) / WHEEL_SEGMENTS;

/** How the wheel turns in a spin. */
export const { travelled, speedAt } = createSpin({ start: 0.07, slowing: 2.1 });

const modulo = (value: number): number => ((value % WHEEL_SEGMENTS) + WHEEL_SEGMENTS) % WHEEL_SEGMENTS;

/**
 * What is under the pointer after a share of the spin's time, in segments: segment 4 reaches from 3.5 to 4.5. The wheel
 * turns clockwise, so the position falls. It starts in the middle of `from` and ends, exactly, in the middle of `to`.
 */
export const spinPosition = (from: number, to: number, time: number): number => {
  if (time <= 0) return from;
  if (time >= 1) return to;
  return from - (TURNS * WHEEL_SEGMENTS + modulo(from - to)) * travelled(time);
};

/** The segment that a position belongs to, however often the wheel has turned. */
export const segmentAt = (position: number): number => modulo(Math.floor(position + 0.5));

/** How far the wheel is turned when a position is under its pointer, radians. */
export const rotationOf = (position: number): number => -position * STEP;

/** Where a wheel rests whose last result nobody knows: its round's own, so that everybody sees the same. */
export const restSegment = (roundId: string): number => simulationSource(`rest ${roundId}`).int(WHEEL_SEGMENTS);

const PUSH = 0.15; // of a segment: a pin takes the pointer along
const RETURN = 0.35; // and then lets it swing back

/** How far the pointer is bent by the wheel's pins, 0 … 1. They stand between segments: in a middle it hangs straight. */
export const bendAt = (position: number): number => {
  const sincePin = (((0.5 - position) % 1) + 1) % 1;
  if (sincePin > 1 - PUSH) return (sincePin - (1 - PUSH)) / PUSH;
  return sincePin < RETURN ? (1 - sincePin / RETURN) ** 2 : 0;
};
