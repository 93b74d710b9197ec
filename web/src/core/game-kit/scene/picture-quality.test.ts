import { describe, expect, it } from 'vitest';
import { PictureQuality } from './picture-quality.ts';

/** Draws moving frames that take `ms` each; gives the last one's resolution. */
const move = (quality: PictureQuality, frames: number, ms: number, from = 0): number => {
  let resolution = Number.NaN;
  for (let frame = 0; frame < frames; frame += 1) resolution = quality.next(from + frame * ms, true);
  return resolution;
};

describe('the quality of a picture', () => {
  it('stays as it was while frames come in time', () => {
    expect(move(new PictureQuality({ still: 2, moving: 2 }), 600, 16.7)).toBe(2);
  });

  it('falls step by step while frames are slow, and not below the least', () => {
    const quality = new PictureQuality({ still: 1, moving: 1 });
    expect(move(quality, 21, 40)).toBe(0.8);
    expect(move(quality, 500, 40)).toBe(0.5);
  });

  it('is whole whenever the picture stands still', () => {
    const quality = new PictureQuality({ still: 1.5, moving: 1 });
    move(quality, 500, 40);
    expect(quality.next(30_000, false)).toBe(1.5);
    expect(quality.next(30_016, true)).toBe(0.5);
  });

  it('does not take a rest or a hidden tab for slow frames', () => {
    const quality = new PictureQuality({ still: 1, moving: 1 });
    for (let motion = 0; motion < 100; motion += 1) {
      quality.next(motion * 5000, true);
      quality.next(motion * 5000 + 16, true);
      if (motion % 2 === 0) quality.next(motion * 5000 + 32, false);
    }
    expect(quality.next(600_000, true)).toBe(1);
  });
});
