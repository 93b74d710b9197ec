import type { SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. The wheel speaks in open fifths: D and A, the rim and its pins.

/** Notes one after the other, each a little stronger. */
function arpeggio(notes: readonly number[], stepMs: number, ms: number): Placed[] {
  return notes.map((note, step) => ({
    atMs: step * stepMs,
    voice: pluck({ note, ms, brightness: 1.1 - step * 0.05 }),
    gain: 0.6 + (0.3 * step) / notes.length,
  }));
}

/** The wheel's sounds. A stake is a chip that is set down; the spin is heard by its pins; a loss is neutral. */
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
      dry: () => mix(80, [{ atMs: 0, voice: tick({ seed: 65, note: 76, ms: 40, grain: 0.4 }) }]),
    },
    land: {
      softerDb: 3,
      wet: 0.2,
      dry: () =>
        mix(640, [
          { atMs: 0, voice: tick({ seed: 66, note: 62, ms: 70, grain: 0.3 }), gain: 0.6 },
          { atMs: 16, voice: pluck({ note: 62, ms: 500, brightness: 0.5, attackMs: 6 }), gain: 0.8 },
          { atMs: 16, voice: pluck({ note: 69, ms: 420, brightness: 0.35, attackMs: 6 }), gain: 0.35 },
        ]),
    },
    win: {
      wet: 0.24,
      dry: () =>
        mix(950, [...arpeggio([69, 76, 81], 82, 640), { atMs: 170, voice: pluck({ note: 86, ms: 580 }), gain: 0.3 }]),
    },
    loss: {
      softerDb: 3,
      dry: () =>
        mix(540, [
          { atMs: 0, voice: pluck({ note: 69, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 100, voice: pluck({ note: 62, ms: 410, brightness: 0.3, attackMs: 8 }) },
        ]),
    },
    'big-win': {
      wet: 0.3,
      feedback: 0.62,
      dry: () =>
        mix(2100, [
          { atMs: 0, voice: breath({ seed: 67, fromHz: 450, toHz: 4800, ms: 800, q: 1 }), gain: 0.22 },
          { atMs: 0, voice: pluck({ note: 50, ms: 1500, brightness: 0.6, attackMs: 12 }), gain: 0.55 },
          ...arpeggio([62, 69, 76, 78, 80, 81, 86, 88], 88, 900),
          { atMs: 780, voice: pluck({ note: 74, ms: 1150 }), gain: 0.5 },
          { atMs: 780, voice: pluck({ note: 81, ms: 1150 }), gain: 0.42 },
        ]),
    },
  },
};
