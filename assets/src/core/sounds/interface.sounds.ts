import type { SoundSet } from '../audio/sound.ts';
import { mix } from '../audio/signal.ts';
import { breath, glide, pluck, tick } from '../audio/voices.ts';

// Everything that sounds is in D major pentatonic: D E F♯ A B. MIDI numbers.
const A4 = 69;
const D5 = 74;
const E5 = 76;
const FS5 = 78;
const A5 = 81;
const B5 = 83;
const D6 = 86;

/** The interface's sounds: answers to a hand, a panel or a message. Short, dry, softer than any game's. */
export const interfaceSounds: SoundSet = {
  name: 'interface',
  sounds: {
    press: {
      softerDb: 5,
      wet: 0.08,
      dry: () => mix(120, [{ atMs: 0, voice: tick({ seed: 11, note: D5, ms: 70 }) }]),
    },
    toggle: {
      softerDb: 4,
      wet: 0.1,
      dry: () =>
        mix(190, [
          { atMs: 0, voice: tick({ seed: 12, note: A4, ms: 60 }), gain: 0.7 },
          { atMs: 55, voice: tick({ seed: 13, note: E5, ms: 80, grain: 0.15 }) },
        ]),
    },
    open: {
      softerDb: 4,
      dry: () =>
        mix(340, [
          { atMs: 0, voice: breath({ seed: 14, fromHz: 500, toHz: 1700, ms: 220 }), gain: 0.5 },
          { atMs: 20, voice: glide({ from: A4, to: D5, ms: 230 }), gain: 0.6 },
        ]),
    },
    close: {
      softerDb: 4,
      dry: () =>
        mix(320, [
          { atMs: 0, voice: breath({ seed: 15, fromHz: 1500, toHz: 420, ms: 200 }), gain: 0.5 },
          { atMs: 10, voice: glide({ from: D5, to: A4, ms: 210 }), gain: 0.6 },
        ]),
    },
    notify: {
      softerDb: 2,
      wet: 0.22,
      dry: () =>
        mix(720, [
          { atMs: 0, voice: pluck({ note: A5, ms: 480 }), gain: 0.8 },
          { atMs: 110, voice: pluck({ note: E5, ms: 600, brightness: 0.7 }) },
        ]),
    },
    error: {
      softerDb: 2,
      wet: 0.12,
      dry: () =>
        mix(420, [
          { atMs: 0, voice: pluck({ note: 57, ms: 200, brightness: 0.9, attackMs: 5 }) },
          { atMs: 120, voice: pluck({ note: 54, ms: 300, brightness: 0.7, attackMs: 5 }) },
        ]),
    },
    success: {
      softerDb: 2,
      wet: 0.22,
      dry: () =>
        mix(820, [
          { atMs: 0, voice: pluck({ note: D5, ms: 420 }), gain: 0.8 },
          { atMs: 85, voice: pluck({ note: FS5, ms: 460 }), gain: 0.85 },
          { atMs: 170, voice: pluck({ note: B5, ms: 620, brightness: 0.8 }), gain: 0.8 },
          { atMs: 170, voice: pluck({ note: D6, ms: 300, brightness: 0.4 }), gain: 0.15 },
        ]),
    },
  },
};
