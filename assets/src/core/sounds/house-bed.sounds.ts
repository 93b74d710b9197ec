import { bedOf } from '../audio/layers.ts';
import type { SoundSet } from '../audio/sound.ts';

/** The house at night: wide chords, and glass far away. */
export const houseBed: SoundSet = bedOf({
  name: 'house-bed',
  chords: [
    [50, 57, 66],
    [45, 57, 64],
    [47, 54, 62],
    [50, 57, 62],
  ],
  drops: [81, 86, 78, 90, 83],
  matter: 'glass',
  seed: 461,
});
