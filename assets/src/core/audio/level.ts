import { filter } from './filter.ts';
import type { Mono, Stereo } from './signal.ts';
import { SAMPLE_RATE, samplesOf } from './signal.ts';

// The two stages of the K-weighting of ITU-R BS.1770 at 48 kHz: a head-shaped shelf and a low cut.
const SHELF = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const LOW_CUT = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

export function decibels(linear: number): number {
  return 20 * Math.log10(Math.max(linear, 1e-9));
}

export function linear(db: number): number {
  return 10 ** (db / 20);
}

/** Largest absolute sample of both channels, dBFS. */
export function peakDb({ left, right }: Stereo): number {
  const peak = (channel: Mono): number => channel.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
  return decibels(Math.max(peak(left), peak(right)));
}

/** Mean of a channel: anything but zero is a DC offset. */
export function mean(channel: Mono): number {
  return channel.reduce((sum, x) => sum + x, 0) / Math.max(1, channel.length);
}

/** Power of each sample as an ear weighs it, both channels. */
function weightedPower({ left, right }: Stereo): Mono {
  const [a, b] = [left, right].map((channel) => filter(filter(channel, SHELF), LOW_CUT));
  return left.map((_, i) => (a?.[i] ?? 0) ** 2 + (b?.[i] ?? 0) ** 2);
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);
}

/** Loudness of the loudest 100 ms, K-weighted, in LUFS (a BS.1770 momentary value with a shorter window). */
export function loudness(sound: Stereo, windowMs = 100): number {
  const power = weightedPower(sound);
  const window = samplesOf(windowMs);
  let sum = 0;
  let loudest = 0;
  power.forEach((x, i) => {
    sum += x - (i >= window ? (power[i - window] ?? 0) : 0);
    loudest = Math.max(loudest, sum / window);
  });
  return lufs(loudest);
}

const BLOCK_MS = 400;
const STEP_MS = 100;
const SILENCE_LUFS = -70;
const GATE_LU = -10;

/** Integrated loudness of ITU-R BS.1770-4 in LUFS: blocks that are silent, or far below the others, do not count. */
export function integratedLoudness(sound: Stereo): number {
  const power = weightedPower(sound);
  const [block, step] = [samplesOf(BLOCK_MS), samplesOf(STEP_MS)];
  const count = Math.max(1, 1 + Math.floor((power.length - block) / step));
  const blocks = Array.from({ length: count }, (_, i) => {
    const part = power.subarray(i * step, i * step + block);
    return part.reduce((sum, x) => sum + x, 0) / block;
  });
  const heard = blocks.filter((x) => lufs(x) > SILENCE_LUFS);
  const gate = lufs(average(heard)) + GATE_LU;
  return lufs(average(heard.filter((x) => lufs(x) > gate)));
}

/** Seconds of a signal. */
export function seconds({ left }: Stereo): number {
  return left.length / SAMPLE_RATE;
}
