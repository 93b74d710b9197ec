import { bedOf, stingers, tensionOf } from '../../core/audio/layers.ts';
import type { SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, struck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. Red answers upwards, blue downwards: two teams that call to each other.

/** Two notes of a team that takes its side. */
function call(from: number, to: number): Placed[] {
  return [
    { atMs: 0, voice: pluck({ note: from, ms: 120, brightness: 0.8 }), gain: 0.75 },
    { atMs: 55, voice: pluck({ note: to, ms: 170, brightness: 0.7 }) },
  ];
}

/** Battle's sounds. The wheel is heard by its detents alone; the side that wins is struck as a great drum; a loss is neutral. */
export const battleSounds: SoundSet = {
  name: 'battle',
  sounds: {
    red: { softerDb: 4, wet: 0.1, dry: () => mix(240, call(66, 71)) },
    blue: { softerDb: 4, wet: 0.1, dry: () => mix(240, call(71, 66)) },
    start: {
      softerDb: 3,
      wet: 0.18,
      dry: () =>
        mix(520, [...call(62, 69), { atMs: 120, voice: pluck({ note: 74, ms: 340, brightness: 0.7 }), gain: 0.8 }]),
    },
    second: {
      softerDb: 7,
      wet: 0.1,
      dry: () => mix(140, [{ atMs: 0, voice: tick({ seed: 41, note: 74, ms: 90, grain: 0.12 }) }]),
    },
    spin: {
      softerDb: 4,
      wet: 0.2,
      feedback: 0.4,
      dry: () =>
        mix(1200, [
          { atMs: 0, voice: breath({ seed: 42, fromHz: 260, toHz: 1700, ms: 900 }), gain: 0.6 },
          { atMs: 0, voice: pluck({ note: 50, ms: 900, brightness: 0.5, attackMs: 14 }), gain: 0.5 },
        ]),
    },
    detent: {
      softerDb: 9,
      wet: 0.06,
      dry: () => mix(70, [{ atMs: 0, voice: tick({ seed: 43, note: 83, ms: 34, grain: 0.35 }) }]),
    },
    land: {
      softerDb: 3,
      wet: 0.2,
      dry: () =>
        mix(620, [
          { atMs: 0, voice: struck({ matter: 'skin', note: 45, ms: 520, seed: 44, grain: 0.15 }), gain: 0.9 },
          { atMs: 0, voice: struck({ matter: 'glass', note: 69, ms: 300, seed: 46 }), gain: 0.25 },
          { atMs: 20, voice: pluck({ note: 62, ms: 480, brightness: 0.5, attackMs: 6 }), gain: 0.8 },
        ]),
    },
    loss: {
      softerDb: 5,
      dry: () =>
        mix(540, [
          { atMs: 0, voice: pluck({ note: 64, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 100, voice: pluck({ note: 62, ms: 410, brightness: 0.3, attackMs: 8 }) },
        ]),
    },
    tension: tensionOf({ note: 38, matter: 'skin', seed: 45 }),
    ...stingers({ motif: [69, 74, 78], seed: 47 }),
  },
};

/** Crimson against azure: two chords that answer each other over a drum. */
export const battleBed: SoundSet = bedOf({
  name: 'battle-bed',
  chords: [
    [47, 54, 62],
    [50, 57, 66],
    [47, 54, 64],
    [45, 57, 61],
  ],
  drops: [66, 71, 74, 69],
  matter: 'skin',
  pulse: { note: 43, everyMs: 1500 },
  seed: 421,
});
