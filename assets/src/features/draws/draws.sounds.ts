import { stingers } from '../../core/audio/layers.ts';
import type { SoundSet } from '../../core/audio/sound.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, struck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. MIDI numbers.

/** The robbery: the dial of a safe. It clicks as it turns, its bolt falls, and the door gives way. */
export const robberySounds: SoundSet = {
  name: 'robbery',
  sounds: {
    spin: {
      softerDb: 4,
      wet: 0.24,
      dry: () =>
        mix(1200, [
          { atMs: 0, voice: struck({ matter: 'metal', note: 50, ms: 420, seed: 301, grain: 0.4 }), gain: 0.6 },
          { atMs: 60, voice: breath({ seed: 302, fromHz: 180, toHz: 900, ms: 900 }), gain: 0.5 },
          { atMs: 60, voice: pluck({ note: 38, ms: 900, brightness: 0.4, attackMs: 20 }), gain: 0.5 },
        ]),
    },
    tick: {
      softerDb: 9,
      wet: 0.05,
      dry: () => mix(70, [{ atMs: 0, voice: struck({ matter: 'metal', note: 93, ms: 36, seed: 303, grain: 0.6 }) }]),
    },
    stop: {
      softerDb: 2,
      wet: 0.26,
      dry: () =>
        mix(760, [
          { atMs: 0, voice: struck({ matter: 'metal', note: 45, ms: 320, seed: 304, grain: 0.5 }), gain: 0.9 },
          { atMs: 90, voice: struck({ matter: 'metal', note: 38, ms: 500, seed: 305, grain: 0.3 }), gain: 0.7 },
        ]),
    },
    prize: stingers({ motif: [62, 69, 74], seed: 306 })['medium-win'],
  },
};

/** The New Year drum: tickets behind glass, and bells when one of them is out. */
export const newyearSounds: SoundSet = {
  name: 'newyear',
  sounds: {
    spin: {
      softerDb: 4,
      wet: 0.24,
      dry: () =>
        mix(1300, [
          { atMs: 0, voice: breath({ seed: 311, fromHz: 700, toHz: 3600, ms: 1100, q: 1 }), gain: 0.5 },
          { atMs: 0, voice: struck({ matter: 'glass', note: 69, ms: 700, seed: 312 }), gain: 0.4 },
          { atMs: 180, voice: struck({ matter: 'glass', note: 76, ms: 700, seed: 313 }), gain: 0.35 },
        ]),
    },
    tick: {
      softerDb: 9,
      wet: 0.08,
      dry: () => mix(80, [{ atMs: 0, voice: tick({ seed: 314, note: 88, ms: 50, grain: 0.55 }) }]),
    },
    stop: {
      softerDb: 3,
      wet: 0.24,
      dry: () =>
        mix(700, [
          { atMs: 0, voice: struck({ matter: 'glass', note: 62, ms: 300, seed: 315, grain: 0.3 }), gain: 0.7 },
          { atMs: 40, voice: struck({ matter: 'metal', note: 86, ms: 560, seed: 316 }), gain: 0.4 },
        ]),
    },
    prize: {
      ...stingers({ motif: [74, 78, 86], seed: 317 })['medium-win'],
      wet: 0.3,
    },
  },
};
