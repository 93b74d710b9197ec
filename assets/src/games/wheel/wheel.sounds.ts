import { bedOf, stingers, tensionOf } from '../../core/audio/layers.ts';
import type { SoundSet } from '../../core/audio/sound.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, struck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. The wheel speaks in open fifths: D and A, the rim and its pins.

/** The wheel's sounds. A stake is a chip that is set down; the spin is heard by the pegs that flick its pointer; a loss is neutral. */
export const wheelSounds: SoundSet = {
  name: 'wheel',
  sounds: {
    stake: {
      softerDb: 5,
      wet: 0.1,
      dry: () =>
        mix(200, [
          { atMs: 0, voice: tick({ seed: 61, note: 78, ms: 55, grain: 0.3 }), gain: 0.8 },
          { atMs: 38, voice: tick({ seed: 62, note: 69, ms: 90, grain: 0.15 }) },
        ]),
    },
    start: {
      softerDb: 4,
      wet: 0.18,
      dry: () =>
        mix(480, [
          { atMs: 0, voice: pluck({ note: 62, ms: 260, brightness: 0.7 }), gain: 0.8 },
          { atMs: 90, voice: pluck({ note: 69, ms: 340, brightness: 0.7 }) },
        ]),
    },
    second: {
      softerDb: 7,
      wet: 0.1,
      dry: () => mix(140, [{ atMs: 0, voice: tick({ seed: 63, note: 69, ms: 90, grain: 0.12 }) }]),
    },
    spin: {
      softerDb: 4,
      wet: 0.22,
      feedback: 0.42,
      dry: () =>
        mix(1300, [
          { atMs: 0, voice: breath({ seed: 64, fromHz: 220, toHz: 1500, ms: 1000 }), gain: 0.6 },
          { atMs: 0, voice: pluck({ note: 50, ms: 1000, brightness: 0.45, attackMs: 16 }), gain: 0.5 },
          { atMs: 60, voice: pluck({ note: 57, ms: 900, brightness: 0.4, attackMs: 16 }), gain: 0.35 },
        ]),
    },
    pin: {
      softerDb: 9,
      wet: 0.06,
      dry: () => mix(80, [{ atMs: 0, voice: struck({ matter: 'wood', note: 76, ms: 46, seed: 65, grain: 0.5 }) }]),
    },
    land: {
      softerDb: 3,
      wet: 0.2,
      dry: () =>
        mix(640, [
          { atMs: 0, voice: struck({ matter: 'wood', note: 62, ms: 160, seed: 66, grain: 0.4 }), gain: 0.7 },
          { atMs: 16, voice: pluck({ note: 62, ms: 500, brightness: 0.5, attackMs: 6 }), gain: 0.8 },
          { atMs: 16, voice: pluck({ note: 69, ms: 420, brightness: 0.35, attackMs: 6 }), gain: 0.35 },
        ]),
    },
    loss: {
      softerDb: 5,
      dry: () =>
        mix(540, [
          { atMs: 0, voice: pluck({ note: 69, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 100, voice: pluck({ note: 62, ms: 410, brightness: 0.3, attackMs: 8 }) },
        ]),
    },
    tension: tensionOf({ note: 38, matter: 'wood', seed: 68 }),
    ...stingers({ motif: [69, 76, 81], seed: 67 }),
  },
};

/** Gold and magenta: open fifths that turn, and small bells. */
export const wheelBed: SoundSet = bedOf({
  name: 'wheel-bed',
  chords: [
    [50, 57, 62],
    [52, 59, 64],
    [54, 57, 62],
    [52, 57, 64],
  ],
  drops: [81, 86, 88, 93, 81, 86, 90, 93],
  matter: 'metal',
  seed: 431,
});
