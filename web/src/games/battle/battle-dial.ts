import { simulationSource } from 'games-engine';
import { BATTLE_NUMBERS } from 'games-engine/battle';

/** Whole turns of the wheel in a spin, before what is left to the number. */
export const TURNS = 3;

const START_SHARE = 0.05; // of the time: the wheel gathers speed
const SLOWING = 2.4; // how long it takes its time at the end: the exponent of its falling speed

const FULL_SPEED = 1 / (START_SHARE / 2 + (1 - START_SHARE) / (SLOWING + 1)); // so that the way adds up to 1

/** Share of the way that a wheel has gone after a share of its time: from rest, quickly up, slowly down, to rest. */
export const travelled = (time: number): number => {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  if (time < START_SHARE) return (FULL_SPEED * time * time) / (2 * START_SHARE);
  const slowed = (time - START_SHARE) / (1 - START_SHARE);
  const slowWay = ((1 - START_SHARE) / (SLOWING + 1)) * (1 - (1 - slowed) ** (SLOWING + 1));
  return FULL_SPEED * (START_SHARE / 2 + slowWay);
};

/** Speed at a share of the time, as a share of the greatest. */
export const speedAt = (time: number): number => {
  if (time <= 0 || time >= 1) return 0;
  return time < START_SHARE ? time / START_SHARE : (1 - (time - START_SHARE) / (1 - START_SHARE)) ** SLOWING;
};

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
