import { bedOf, stingers, tensionOf } from '../../core/audio/layers.ts';
import type { SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, glide, pluck, struck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. MIDI numbers.

/** A stake that falls into the pot: two touches, the second deeper and duller. */
function drop(note: number, seed: number): Placed[] {
  return [
    { atMs: 0, voice: tick({ seed, note: note + 12, ms: 60, grain: 0.3 }), gain: 0.55 },
    { atMs: 60, voice: pluck({ note, ms: 220, brightness: 0.55, attackMs: 4 }) },
  ];
}

/** Classic's sounds. The reel is heard by the tiles that pass its pointer; the drum is struck when it stops; a loss is neutral. */
export const classicSounds: SoundSet = {
  name: 'classic',
  sounds: {
    stake: { softerDb: 4, wet: 0.12, dry: () => mix(320, drop(66, 301)) },
    join: { softerDb: 6, wet: 0.14, dry: () => mix(320, drop(62, 302)) },
    start: {
      softerDb: 3,
      wet: 0.18,
      dry: () =>
        mix(560, [
          { atMs: 0, voice: pluck({ note: 62, ms: 260, brightness: 0.6 }), gain: 0.7 },
          { atMs: 90, voice: pluck({ note: 69, ms: 300, brightness: 0.7 }), gain: 0.8 },
          { atMs: 180, voice: pluck({ note: 74, ms: 360, brightness: 0.7 }), gain: 0.8 },
        ]),
    },
    second: {
      softerDb: 7,
      wet: 0.1,
      dry: () => mix(140, [{ atMs: 0, voice: tick({ seed: 303, note: 71, ms: 90, grain: 0.12 }) }]),
    },
    spin: {
      softerDb: 4,
      wet: 0.18,
      feedback: 0.4,
      dry: () =>
        mix(1000, [
          { atMs: 0, voice: breath({ seed: 304, fromHz: 320, toHz: 2200, ms: 760 }), gain: 0.5 },
          { atMs: 0, voice: glide({ from: 50, to: 62, ms: 700 }), gain: 0.4 },
        ]),
    },
    detent: {
      softerDb: 9,
      wet: 0.05,
      dry: () => mix(70, [{ atMs: 0, voice: tick({ seed: 305, note: 78, ms: 32, grain: 0.9 }) }]), // paper more than pitch
    },
    land: {
      softerDb: 3,
      wet: 0.2,
      dry: () =>
        mix(640, [
          { atMs: 0, voice: struck({ matter: 'skin', note: 50, ms: 480, seed: 306, grain: 0.3 }), gain: 0.9 },
          { atMs: 15, voice: pluck({ note: 62, ms: 500, brightness: 0.5, attackMs: 5 }), gain: 0.8 },
        ]),
    },
    loss: {
      softerDb: 5,
      dry: () =>
        mix(540, [
          { atMs: 0, voice: pluck({ note: 66, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 100, voice: pluck({ note: 59, ms: 410, brightness: 0.3, attackMs: 8 }) },
        ]),
    },
    tension: tensionOf({ note: 43, matter: 'skin', seed: 310 }),
    ...stingers({ motif: [66, 74, 78], seed: 307 }),
  },
};

/** Amber: a warm room with a drum in the next one. */
export const classicBed: SoundSet = bedOf({
  name: 'classic-bed',
  chords: [
    [50, 57, 66],
    [47, 57, 62],
    [52, 55, 64],
    [45, 57, 64],
  ],
  drops: [74, 69, 78, 71, 66],
  matter: 'wood',
  pulse: { note: 45, everyMs: 3000 },
  seed: 441,
});
