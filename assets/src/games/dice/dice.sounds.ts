import type { SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house; the big win alone adds the lydian fourth (G♯). MIDI numbers.
const CLIMB = [62, 64, 66, 69, 71, 74, 76, 78, 81, 83, 86] as const;
const ROLL_MS = 560;
const TICKS_UNTIL_MS = 430;

/** Ticks that climb the scale and slow down towards the end, as a number that settles. */
function climbingTicks(): Placed[] {
  return CLIMB.map((note, step) => {
    const progress = step / (CLIMB.length - 1);
    const voice = tick({ seed: 100 + step, note, ms: 55 + 45 * progress, grain: 0.2 });
    return { atMs: TICKS_UNTIL_MS * progress ** 1.35, voice, gain: 0.35 + 0.5 * progress };
  });
}

/** Notes one after the other, each a little stronger. */
function arpeggio(notes: readonly number[], stepMs: number, ms: number): Placed[] {
  return notes.map((note, step) => ({
    atMs: step * stepMs,
    voice: pluck({ note, ms, brightness: 1.2 - step * 0.05 }),
    gain: 0.6 + (0.3 * step) / notes.length,
  }));
}

/** Dice's sounds. A loss is neutral, a win is brief, only a big win takes its time. */
export const diceSounds: SoundSet = {
  name: 'dice',
  sounds: {
    roll: {
      softerDb: 2,
      wet: 0.12,
      feedback: 0.35,
      dry: () =>
        mix(ROLL_MS, [
          { atMs: 0, voice: breath({ seed: 21, fromHz: 350, toHz: 2400, ms: 470 }), gain: 0.35 },
          ...climbingTicks(),
        ]),
    },
    tick: {
      softerDb: 5,
      wet: 0.08,
      dry: () => mix(110, [{ atMs: 0, voice: tick({ seed: 22, note: 81, ms: 60, grain: 0.2 }) }]),
    },
    win: {
      wet: 0.24,
      dry: () =>
        mix(900, [...arpeggio([74, 78, 81], 75, 620), { atMs: 150, voice: pluck({ note: 86, ms: 560 }), gain: 0.3 }]),
    },
    loss: {
      softerDb: 3,
      dry: () =>
        mix(520, [
          { atMs: 0, voice: pluck({ note: 66, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 95, voice: pluck({ note: 62, ms: 400, brightness: 0.3, attackMs: 8 }) },
        ]),
    },
    'big-win': {
      wet: 0.3,
      feedback: 0.62,
      dry: () =>
        mix(2100, [
          { atMs: 0, voice: breath({ seed: 23, fromHz: 600, toHz: 5200, ms: 700, q: 1 }), gain: 0.25 },
          { atMs: 0, voice: pluck({ note: 50, ms: 1500, brightness: 0.6, attackMs: 12 }), gain: 0.55 },
          ...arpeggio([62, 69, 74, 78, 80, 81, 86, 90], 82, 900),
          { atMs: 700, voice: pluck({ note: 74, ms: 1200 }), gain: 0.5 },
          { atMs: 700, voice: pluck({ note: 81, ms: 1200 }), gain: 0.45 },
        ]),
    },
    less: {
      softerDb: 4,
      wet: 0.1,
      dry: () =>
        mix(220, [
          { atMs: 0, voice: pluck({ note: 74, ms: 110, brightness: 0.8 }), gain: 0.8 },
          { atMs: 50, voice: pluck({ note: 69, ms: 150, brightness: 0.7 }) },
        ]),
    },
    more: {
      softerDb: 4,
      wet: 0.1,
      dry: () =>
        mix(220, [
          { atMs: 0, voice: pluck({ note: 69, ms: 110, brightness: 0.8 }), gain: 0.8 },
          { atMs: 50, voice: pluck({ note: 74, ms: 150, brightness: 0.7 }) },
        ]),
    },
  },
};
