import type { SoundRecipe, SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, glide, pluck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house; the big win alone adds the lydian fourth (G♯). MIDI numbers.
const STEPS = [69, 71, 74, 76, 78, 81] as const;

/** A safe cell: a struck glass, one step of the scale higher with each cell of the round. */
const safe = (note: number, seed: number): SoundRecipe => ({
  softerDb: 3,
  wet: 0.18,
  dry: () =>
    mix(420, [
      { atMs: 0, voice: tick({ seed, note: note + 12, ms: 40, grain: 0.3 }), gain: 0.3 },
      { atMs: 14, voice: pluck({ note, ms: 330, brightness: 0.9 }) },
      { atMs: 14, voice: pluck({ note: note + 12, ms: 200, brightness: 0.3 }), gain: 0.2 },
    ]),
});

/** Notes one after the other, each a little stronger. */
function arpeggio(notes: readonly number[], stepMs: number, ms: number): Placed[] {
  return notes.map((note, step) => ({
    atMs: step * stepMs,
    voice: pluck({ note, ms, brightness: 1.1 - step * 0.05 }),
    gain: 0.6 + (0.3 * step) / notes.length,
  }));
}

/** Sounds of mines. A mine is dull and short, not an explosion; only a big win takes its time. */
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
      softerDb: 2,
      wet: 0.2,
      feedback: 0.4,
      dry: () =>
        mix(720, [
          { atMs: 0, voice: tick({ seed: 81, note: 45, ms: 130, grain: 0.7 }), gain: 0.9 },
          { atMs: 6, voice: glide({ from: 52, to: 38, ms: 420 }), gain: 0.55 },
          { atMs: 60, voice: pluck({ note: 50, ms: 520, brightness: 0.35, attackMs: 10 }), gain: 0.5 },
        ]),
    },
    win: {
      wet: 0.24,
      dry: () =>
        mix(950, [
          ...arpeggio([69, 74, 78, 81], 70, 640),
          { atMs: 210, voice: pluck({ note: 86, ms: 580 }), gain: 0.3 },
        ]),
    },
    'big-win': {
      wet: 0.3,
      feedback: 0.62,
      dry: () =>
        mix(2100, [
          { atMs: 0, voice: breath({ seed: 83, fromHz: 500, toHz: 5000, ms: 760, q: 1 }), gain: 0.25 },
          { atMs: 0, voice: pluck({ note: 50, ms: 1500, brightness: 0.6, attackMs: 12 }), gain: 0.55 },
          ...arpeggio([57, 62, 69, 74, 78, 80, 81, 86], 84, 920),
          { atMs: 720, voice: pluck({ note: 76, ms: 1200 }), gain: 0.45 },
          { atMs: 720, voice: pluck({ note: 81, ms: 1200 }), gain: 0.5 },
        ]),
    },
  },
};
