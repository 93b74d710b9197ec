import { describe, expect, it } from 'vitest';
import { findSoundSets } from './write-sounds.ts';
import { integratedLoudness } from './level.ts';
import type { Stereo } from './signal.ts';
import { SAMPLE_RATE, render } from './signal.ts';
import { LAYER_LUFS, isLoop, layerLoudness, renderSound } from './sound.ts';

/** A tone on both channels: parts of a level in dBFS and a length in seconds. */
const tone = (hz: number, ...parts: readonly (readonly [db: number, seconds: number])[]): Stereo => {
  const levels = parts.flatMap(([db, s]) => Array.from({ length: s * 10 }, () => 10 ** (db / 20)));
  const channel = render(levels.length * 100, (t, i) => {
    const level = levels[Math.floor(i / (SAMPLE_RATE / 10))] ?? 0;
    return level * Math.sin(2 * Math.PI * hz * t);
  });
  return { left: channel, right: channel };
};

const silent = ({ left }: Stereo): Stereo => ({ left, right: new Float64Array(left.length) });

describe('the integrated loudness', () => {
  it('is that of ITU-R BS.1770: −3.01 LUFS for a full tone of 997 Hz on one channel', () => {
    expect(integratedLoudness(silent(tone(997, [0, 3])))).toBeCloseTo(-3.01, 1);
  });

  it.each([
    { db: -23, parts: [[-23, 4]] },
    { db: -33, parts: [[-33, 4]] },
    {
      db: -23,
      parts: [
        [-36, 2],
        [-23, 12],
        [-36, 2],
      ],
    },
  ] as const)('is within 0.1 LU of $db LUFS in a case of EBU Tech 3341', ({ db, parts }) => {
    expect(Math.abs(integratedLoudness(tone(1000, ...parts)) - db)).toBeLessThanOrEqual(0.1);
  });

  it('counts the silence after a sound that is shorter than a block', () => {
    expect(integratedLoudness(tone(1000, [-23, 0.2]))).toBeCloseTo(-26, 0);
  });
});

const layers = (await findSoundSets()).flatMap(({ set }) =>
  Object.entries(set.sounds).flatMap(([name, recipe]) =>
    recipe.layer === undefined ? [] : [{ set: set.name, name, recipe, sound: renderSound(recipe) }],
  ),
);

describe('a bed, a tension or a stinger', () => {
  it('is as loud as those of the other games', () => {
    expect(layers.length).toBe(7 + 4 + 6 * 4 + 2);
    for (const { set, name, recipe, sound } of layers) {
      const { layer = 'touch', softerDb = 0 } = recipe;
      const missed = Math.abs(layerLoudness(sound, layer) - (LAYER_LUFS[layer] - softerDb));
      expect(missed, `${set} ${name}`).toBeLessThan(0.5); // any two differ by less than 1 LU
    }
  });

  it('goes on from its end at its beginning without a click, where it is a loop', () => {
    for (const { set, sound } of layers.filter(({ recipe }) => isLoop(recipe)))
      for (const channel of [sound.left, sound.right]) {
        const steps = channel.subarray(1).map((x, i) => Math.abs(x - (channel[i] ?? 0)));
        const steepest = steps.reduce((max, x) => Math.max(max, x), 0);
        expect(Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0)), set).toBeLessThanOrEqual(steepest);
      }
  });
});
