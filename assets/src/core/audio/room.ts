import type { Mono, Stereo } from './signal.ts';
import { samplesOf } from './signal.ts';

const DELAYS_MS = [19.3, 23.9, 29.7, 34.1] as const; // mutually prime-ish, so no ringing pitch

interface Line {
  readonly samples: Float64Array;
  position: number;
  damped: number; // one-pole low-pass state
}

interface RoomOptions {
  readonly wet: number; // linear gain of the reverberation
  readonly feedback: number; // 0 to below 1: how long it rings
  readonly damping?: number; // 0 (bright) to 1 (dark), default 0.45
}

/** A small dark room around a mono signal: four delay lines, each fed back into the others (Hadamard matrix). */
export function room(signal: Mono, { wet, feedback, damping = 0.45 }: RoomOptions): Stereo {
  const [p, q, r, s] = DELAYS_MS.map((ms): Line => ({
    samples: new Float64Array(samplesOf(ms)),
    position: 0,
    damped: 0,
  }));
  const left = new Float64Array(signal.length);
  const right = new Float64Array(signal.length);
  if (!p || !q || !r || !s) return { left, right };
  const back = feedback / 2;
  for (let i = 0; i < signal.length; i++) {
    const dry = signal[i] ?? 0;
    const a = readDamped(p, damping);
    const b = readDamped(q, damping);
    const c = readDamped(r, damping);
    const d = readDamped(s, damping);
    write(p, dry + back * (a + b + c + d));
    write(q, dry + back * (a - b + c - d));
    write(r, dry + back * (a + b - c - d));
    write(s, dry + back * (a - b - c + d));
    left[i] = dry + wet * (a - c);
    right[i] = dry + wet * (b - d);
  }
  return { left, right };
}

function readDamped(line: Line, damping: number): number {
  line.damped += (1 - damping) * ((line.samples[line.position] ?? 0) - line.damped);
  return line.damped;
}

function write(line: Line, value: number): void {
  line.samples[line.position] = value;
  line.position = (line.position + 1) % line.samples.length;
}
