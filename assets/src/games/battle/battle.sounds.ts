import type { SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. Red answers upwards, blue downwards: two teams that call to each other.

/** Notes one after the other, each a little stronger. */
function arpeggio(notes: readonly number[], stepMs: number, ms: number): Placed[] {
  return notes.map((note, step) => ({
    atMs: step * stepMs,
    voice: pluck({ note, ms, brightness: 1.15 - step * 0.05 }),
    gain: 0.6 + (0.3 * step) / notes.length,
  }));
}

/** Two notes of a team that takes its side. */
function call(from: number, to: number): Placed[] {
  return [
    { atMs: 0, voice: pluck({ note: from, ms: 120, brightness: 0.8 }), gain: 0.75 },
    { atMs: 55, voice: pluck({ note: to, ms: 170, brightness: 0.7 }) },
  ];
}

/** Battle's sounds. The wheel is heard by its detents alone; a loss is neutral, only a big win takes its time. */
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
          { atMs: 0, voice: tick({ seed: 44, note: 69, ms: 60, grain: 0.3 }), gain: 0.6 },
          { atMs: 20, voice: pluck({ note: 62, ms: 480, brightness: 0.5, attackMs: 6 }), gain: 0.8 },
        ]),
    },
    win: {
      wet: 0.24,
      dry: () =>
        mix(950, [...arpeggio([69, 74, 78], 80, 640), { atMs: 170, voice: pluck({ note: 81, ms: 600 }), gain: 0.35 }]),
    },
    loss: {
      softerDb: 3,
      dry: () =>
        mix(540, [
          { atMs: 0, voice: pluck({ note: 64, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 100, voice: pluck({ note: 62, ms: 410, brightness: 0.3, attackMs: 8 }) },
        ]),
    },
    'big-win': {
      wet: 0.3,
      feedback: 0.62,
      dry: () =>
        mix(2100, [
          { atMs: 0, voice: breath({ seed: 45, fromHz: 500, toHz: 4600, ms: 760, q: 1 }), gain: 0.22 },
          { atMs: 0, voice: pluck({ note: 50, ms: 1500, brightness: 0.6, attackMs: 12 }), gain: 0.55 },
          ...arpeggio([62, 66, 69, 74, 78, 80, 81, 86], 86, 900),
          { atMs: 760, voice: pluck({ note: 74, ms: 1150 }), gain: 0.5 },
          { atMs: 760, voice: pluck({ note: 78, ms: 1150 }), gain: 0.4 },
        ]),
    },
  },
};
