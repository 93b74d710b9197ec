import { bedOf, stingers } from '../../core/audio/layers.ts';
import type { SoundRecipe, SoundSet } from '../../core/audio/sound.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, glide, pluck, struck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. MIDI numbers.
const STEPS = [69, 71, 74, 76, 78, 81] as const;

/** A safe cell: glass that breaks into a gem, one step of the scale higher with each cell of the round. */
const safe = (note: number, seed: number): SoundRecipe => ({
  softerDb: 3,
  wet: 0.18,
  dry: () =>
    mix(420, [
      { atMs: 0, voice: tick({ seed, note: note + 12, ms: 40, grain: 0.3 }), gain: 0.3 },
      { atMs: 14, voice: pluck({ note, ms: 330, brightness: 0.9 }) },
      { atMs: 14, voice: struck({ matter: 'glass', note: note + 12, ms: 300, seed, grain: 0.1 }), gain: 0.22 },
    ]),
});

/** Sounds of mines. A mine is a blow with weight, dull and short. */
export const minesSounds: SoundSet = {
  name: 'mines',
  sounds: {
    start: {
      softerDb: 4,
      wet: 0.14,
      dry: () =>
        mix(420, [
          { atMs: 0, voice: breath({ seed: 61, fromHz: 300, toHz: 1500, ms: 320 }), gain: 0.4 },
          ...[62, 69, 74].map((note, step) => ({
            atMs: 40 + step * 55,
            voice: tick({ seed: 62 + step, note, ms: 70, grain: 0.2 }),
            gain: 0.5 + step * 0.2,
          })),
        ]),
    },
    mark: {
      softerDb: 6,
      wet: 0.08,
      dry: () => mix(110, [{ atMs: 0, voice: tick({ seed: 66, note: 78, ms: 55, grain: 0.2 }) }]),
    },
    'safe-1': safe(STEPS[0], 71),
    'safe-2': safe(STEPS[1], 72),
    'safe-3': safe(STEPS[2], 73),
    'safe-4': safe(STEPS[3], 74),
    'safe-5': safe(STEPS[4], 75),
    'safe-6': safe(STEPS[5], 76),
    mine: {
      softerDb: 4,
      wet: 0.2,
      feedback: 0.4,
      dry: () =>
        mix(720, [
          { atMs: 0, voice: tick({ seed: 81, note: 45, ms: 130, grain: 0.7 }), gain: 0.9 },
          { atMs: 0, voice: breath({ seed: 82, fromHz: 420, toHz: 70, ms: 520, q: 0.7 }), gain: 1.1 },
          { atMs: 4, voice: struck({ matter: 'skin', note: 38, ms: 620, seed: 84, grain: 0.1 }), gain: 0.7 },
          { atMs: 6, voice: glide({ from: 52, to: 38, ms: 420 }), gain: 0.5 },
          { atMs: 60, voice: pluck({ note: 50, ms: 520, brightness: 0.35, attackMs: 10 }), gain: 0.5 },
        ]),
    },
    lift: {
      softerDb: 7,
      wet: 0.14,
      dry: () =>
        mix(260, [
          { atMs: 0, voice: breath({ seed: 86, fromHz: 600, toHz: 2000, ms: 200 }), gain: 0.4 },
          { atMs: 0, voice: struck({ matter: 'glass', note: 69, ms: 160, seed: 87, grain: 0.3 }), gain: 0.3 },
        ]),
    },
    ...stingers({ motif: [74, 78, 81], seed: 85 }),
  },
};

/** Emerald: drops in a deep cave. */
export const minesBed: SoundSet = bedOf({
  name: 'mines-bed',
  chords: [
    [50, 54, 57],
    [47, 54, 62],
    [45, 52, 61],
    [50, 57, 62],
  ],
  drops: [78, 74, 83, 81, 71, 86],
  matter: 'glass',
  seed: 411,
});
