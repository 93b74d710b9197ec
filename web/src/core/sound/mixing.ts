import { RISE_MS, type Duck } from './ducking.ts';

const CLIMB = [0, 2, 5, 7, 9, 12] as const; // semitones: the house's scale from its fifth, an octave at most
const OCTAVE = 12;

/** Rate at which a recording of the first step of a climb (a streak, a ladder) sounds as a later one. */
export const rateOf = (step: number): number => {
  const semitones = CLIMB[Math.min(Math.max(0, Math.trunc(step)), CLIMB.length - 1)] ?? 0;
  return 2 ** (semitones / OCTAVE);
};

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

const DUCKED = 0.3; // share of the bed that stays, about −10 dB
const SINK_MS = 150;

const duckAt = ({ since, until }: Duck, now: number): number => {
  const sinking = 1 - (1 - DUCKED) * clamp01((now - since) / SINK_MS);
  const rising = DUCKED + (1 - DUCKED) * clamp01((now - until) / RISE_MS);
  return Math.max(sinking, rising);
};

/** Share of the bed that is heard beside what it makes room for. It sinks fast, rises slowly, and never twice. */
export const duckedShare = (ducks: Iterable<Duck>, now: number): number =>
  Math.min(1, ...Array.from(ducks, (duck) => duckAt(duck, now)));

/** A loop's life: it fades in, and out from `until`, which is Infinity while it goes on. */
export interface Fading {
  readonly since: number;
  readonly inMs: number;
  readonly until: number;
  readonly outMs: number;
}

/** Share of a loop that is heard: of equal power, so that one place passes into another without a dip. */
export const fadeShare = ({ since, inMs, until, outMs }: Fading, now: number): number => {
  const into = clamp01((now - since) / inMs);
  const out = clamp01((now - until) / outMs);
  return Math.sin((Math.PI / 2) * into) * Math.cos((Math.PI / 2) * out);
};

/** True while a loop's share still changes. */
export const isFading = ({ since, inMs, until }: Fading, now: number): boolean => now < since + inMs || now >= until;
