import { bedOf, stingers } from '../../core/audio/layers.ts';
import type { SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, struck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. MIDI numbers.
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

/** Dice's sounds. The die touches glass and comes to rest; a loss is neutral. */
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
    loss: {
      softerDb: 5,
      dry: () =>
        mix(520, [
          { atMs: 0, voice: pluck({ note: 66, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 95, voice: pluck({ note: 62, ms: 400, brightness: 0.3, attackMs: 8 }) },
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
    land: {
      softerDb: 2,
      wet: 0.14,
      dry: () =>
        mix(
          620,
          [0, 105, 170, 208].map((atMs, touch) => ({
            atMs,
            voice: struck({ matter: 'glass', note: 81 + touch, ms: 420 - touch * 80, seed: 24 + touch, grain: 0.35 }),
            gain: 0.9 * 0.5 ** touch,
          })),
        ),
    },
    ...stingers({ motif: [74, 78, 81], seed: 23 }),
  },
};

/** Violet: high glass far away, over a fifth that hardly moves. */
export const diceBed: SoundSet = bedOf({
  name: 'dice-bed',
  chords: [
    [50, 57, 64],
    [47, 57, 66],
    [50, 59, 66],
    [52, 57, 64],
  ],
  drops: [90, 86, 93, 88, 83, 90, 95],
  matter: 'glass',
  seed: 401,
});
