import { simulationSource } from 'games-engine';
import { BATTLE_NUMBERS } from 'games-engine/battle';
import { createSpin } from '../../core/game-kit/spin.ts';

/** Whole turns of the wheel in a spin, before what is left to the number. */
export const TURNS = 3;

/** How the wheel turns in a spin. */
export const { travelled, speedAt } = createSpin({ start: 0.05, slowing: 2.4 });

/** Where on the wheel the middle of a number is: number 1 takes 0 … 1 of the wheel's 1000, number 1000 takes 999 … 1000. */
export const middleOf = (number: number): number => number - 0.5;

/** The number that a place on the wheel belongs to, however often it has turned. */
export const numberAt = (position: number): number => {
  const place = Math.floor(position) % BATTLE_NUMBERS;
  return (place < 0 ? place + BATTLE_NUMBERS : place) + 1;
};

/** Where a wheel rests that has not turned yet: its round's own, so that everybody sees the same. */
export const restNumber = (roundId: string): number => 1 + simulationSource(`rest ${roundId}`).int(BATTLE_NUMBERS);

/**
 * What is under the pointer after a share of the spin's time, in numbers since the wheel's zero. It starts in the middle
 * of `from` and ends, exactly, in the middle of `to`.
 */
export const spinPosition = (from: number, to: number, time: number): number => {
  if (time <= 0) return middleOf(from);
  if (time >= 1) return middleOf(to);
  const rest = (to - from + BATTLE_NUMBERS) % BATTLE_NUMBERS;
  return middleOf(from) + (TURNS * BATTLE_NUMBERS + rest) * travelled(time);
};

/** How far the wheel is turned when a place is under its pointer, radians. */
export const rotationOf = (position: number): number => (-position / BATTLE_NUMBERS) * Math.PI * 2;
