import { bedOf, stingers, tensionOf } from '../../core/audio/layers.ts';
import type { SoundSet } from '../../core/audio/sound.ts';
import type { Placed } from '../../core/audio/signal.ts';
import { mix } from '../../core/audio/signal.ts';
import { breath, pluck, struck, tick } from '../../core/audio/voices.ts';

// D major pentatonic, as the whole house. MIDI numbers.
const D5 = 74;
const A5 = 81;
const D6 = 86;
const A6 = 93;

/** Touches that come closer and fade, as a coin that settles on a table. */
function settlingTouches(): Placed[] {
  const gaps = [0, 120, 205, 265, 307, 336, 356] as const;
  return gaps.map((atMs, bounce) => ({
    atMs,
    voice: struck({ matter: 'metal', note: bounce % 2 === 0 ? D6 : A5, ms: 260 - bounce * 24, seed: 210 + bounce }),
    gain: 0.9 * 0.68 ** bounce,
  }));
}

/** Coinflip's sounds. The coin rings when it leaves the hand and when it lands; a loss is neutral. */
export const coinflipSounds: SoundSet = {
  name: 'coinflip',
  sounds: {
    toss: {
      softerDb: 3,
      wet: 0.2,
      dry: () =>
        mix(720, [
          { atMs: 0, voice: tick({ seed: 201, note: A6, ms: 50, grain: 0.35 }), gain: 0.6 },
          { atMs: 4, voice: pluck({ note: A6, ms: 620, brightness: 0.5, ratio: 3 }), gain: 0.5 },
          { atMs: 10, voice: breath({ seed: 202, fromHz: 500, toHz: 3200, ms: 420 }), gain: 0.3 },
        ]),
    },
    land: {
      softerDb: 3,
      wet: 0.14,
      dry: () =>
        mix(560, [...settlingTouches(), { atMs: 0, voice: pluck({ note: D5, ms: 320, brightness: 0.6 }), gain: 0.45 }]),
    },
    join: {
      softerDb: 4,
      wet: 0.2,
      dry: () =>
        mix(520, [
          { atMs: 0, voice: pluck({ note: D5, ms: 300, brightness: 0.8 }), gain: 0.7 },
          { atMs: 90, voice: pluck({ note: A5, ms: 400, brightness: 0.8 }) },
        ]),
    },
    loss: {
      softerDb: 5,
      dry: () =>
        mix(520, [
          { atMs: 0, voice: pluck({ note: 69, ms: 300, brightness: 0.4, attackMs: 8 }), gain: 0.8 },
          { atMs: 95, voice: pluck({ note: 62, ms: 400, brightness: 0.3, attackMs: 8 }) },
        ]),
    },
    heads: {
      softerDb: 5,
      wet: 0.1,
      dry: () => mix(200, [{ atMs: 0, voice: tick({ seed: 203, note: D6, ms: 110, grain: 0.2 }) }]),
    },
    tails: {
      softerDb: 5,
      wet: 0.1,
      dry: () => mix(200, [{ atMs: 0, voice: tick({ seed: 204, note: A5, ms: 110, grain: 0.2 }) }]),
    },
    tension: tensionOf({ note: 45, matter: 'metal', seed: 205 }),
    ...stingers({ motif: [74, 78, 81], seed: 206 }),
  },
};

/** Teal and gold: still water, and a bell now and then. */
export const coinflipBed: SoundSet = bedOf({
  name: 'coinflip-bed',
  chords: [
    [45, 57, 64],
    [50, 57, 61],
    [47, 54, 64],
    [50, 57, 66],
  ],
  drops: [69, 76, 81, 74],
  matter: 'metal',
  seed: 451,
});
