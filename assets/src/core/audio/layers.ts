import type { SoundRecipe, SoundSet } from './sound.ts';
import type { Placed } from './signal.ts';
import { mix, mixLoop, whiteNoise } from './signal.ts';
import type { Matter } from './voices.ts';
import { breath, pad, pluck, struck } from './voices.ts';

/** Notes one after the other, each a little stronger. */
function run(notes: readonly number[], stepMs: number, ms: number): Placed[] {
  return notes.map((note, step) => ({
    atMs: step * stepMs,
    voice: pluck({ note, ms, brightness: 1.1 - step * 0.05 }),
    gain: 0.6 + (0.3 * step) / notes.length,
  }));
}

/** Notes together. */
function chord(notes: readonly number[], atMs: number, ms: number): Placed[] {
  return notes.map((note) => ({ atMs, voice: pluck({ note, ms }), gain: 0.45 }));
}

interface StingerOptions {
  readonly motif: readonly [number, number, number]; // MIDI, upwards: a game is known by it
  readonly seed: number;
}

type Stingers = Readonly<Record<'win' | 'medium-win' | 'big-win' | 'huge-win', SoundRecipe>>;

/**
 * A game's wins in four sizes: below two, ten and fifty times the stake, and from there on. Each says the motif, and
 * goes on for longer; the lydian fourth (G♯) is heard in the two great ones alone.
 */
export function stingers({ motif, seed }: StingerOptions): Stingers {
  const [low, middle, high] = motif;
  const octave = motif.map((note) => note + 12);
  const ground = { atMs: 0, voice: pluck({ note: 50, ms: 1500, brightness: 0.6, attackMs: 12 }), gain: 0.55 };
  return {
    win: { layer: 'stinger', softerDb: 3, wet: 0.2, dry: () => mix(620, run([middle, high], 80, 500)) },
    'medium-win': {
      layer: 'stinger',
      softerDb: 2,
      wet: 0.24,
      dry: () => mix(980, [...run([low, middle, high], 80, 660), ...chord([low + 12], 240, 620)]),
    },
    'big-win': {
      layer: 'stinger',
      softerDb: 1,
      wet: 0.28,
      feedback: 0.6,
      dry: () => mix(1600, [ground, ...run([...motif, 80, ...octave], 84, 760), ...chord([high, low + 12], 520, 980)]),
    },
    'huge-win': {
      layer: 'stinger',
      wet: 0.3,
      feedback: 0.62,
      dry: () =>
        mix(2400, [
          { atMs: 0, voice: breath({ seed, fromHz: 450, toHz: 4800, ms: 800, q: 1 }), gain: 0.22 },
          ground,
          ...run([low - 12, ...motif, 80, ...octave], 88, 900),
          ...chord([low, middle, high], 780, 1300),
          ...run(octave, 110, 800).map(({ atMs, ...note }) => ({ ...note, atMs: atMs + 1180, gain: 0.35 })),
        ]),
    },
  };
}

const BED_MS = 12_000;
const OVERLAP = 1.8; // a chord sinks while the next one swells

interface BedOptions {
  readonly name: string;
  readonly chords: readonly (readonly number[])[]; // MIDI
  readonly drops: readonly number[]; // MIDI: notes that fall into it now and then
  readonly matter: Matter; // material of the drops: the place's own
  readonly pulse?: { readonly note: number; readonly everyMs: number }; // a soft drum; its time divides the bed's
  readonly seed: number;
}

/** The bed of a place: slow chords, and drops of what the place is made of. A file of its own, for who wants none. */
export function bedOf({ name, chords, drops, matter, pulse, seed }: BedOptions): SoundSet {
  const dry = (): Float64Array => {
    const next = whiteNoise(seed);
    const spanMs = BED_MS / chords.length;
    const pads = chords.flatMap((notes, index) =>
      notes.map((note) => ({ atMs: index * spanMs, voice: pad({ note, ms: spanMs * OVERLAP }), gain: 0.5 })),
    );
    const fallen = drops.map((note, index) => ({
      atMs: ((index + 0.5 + next() * 0.35) * BED_MS) / drops.length,
      voice: struck({ matter, note, ms: 1300, seed: seed + index, grain: 0.05 }),
      gain: 0.16 + 0.05 * next(),
    }));
    const beats = pulse
      ? Array.from({ length: BED_MS / pulse.everyMs }, (_, index) => ({
          atMs: index * pulse.everyMs,
          voice: struck({ matter: 'skin', note: pulse.note, ms: 420, seed, grain: 0.02 }),
          gain: 0.4,
        }))
      : [];
    return mixLoop(BED_MS, [...pads, ...fallen, ...beats]);
  };
  return {
    name,
    kbps: { webm: 32, mp3: 48 },
    sounds: { bed: { layer: 'bed', wet: 0.34, feedback: 0.66, dry } },
  };
}

const TENSION_MS = 2000;

/** The wait for a draw that is on its way: an open fifth that breathes, and four soft beats of the game's matter. */
export function tensionOf({ note, matter, seed }: { note: number; matter: Matter; seed: number }): SoundRecipe {
  const dry = (): Float64Array =>
    mixLoop(TENSION_MS, [
      ...[0, 7].flatMap((fifth) =>
        [0, 1000].map((atMs) => ({ atMs, voice: pad({ note: note + fifth, ms: TENSION_MS }), gain: 0.5 })),
      ),
      ...[0, 500, 1000, 1500].map((atMs, beat) => ({
        atMs,
        voice: struck({ matter, note: note + 24, ms: 300, seed: seed + beat, grain: 0.08 }),
        gain: beat === 0 ? 0.4 : 0.22,
      })),
    ]);
  return { layer: 'tension', wet: 0.26, feedback: 0.55, dry };
}
