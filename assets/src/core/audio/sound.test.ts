import { describe, expect, it } from 'vitest';
import { diceSounds } from '../../games/dice/dice.sounds.ts';
import { interfaceSounds } from '../sounds/interface.sounds.ts';
import { decibels, loudness, mean, peakDb, seconds } from './level.ts';
import type { Stereo } from './signal.ts';
import { renderSound } from './sound.ts';

const rendered = [interfaceSounds, diceSounds].flatMap((set) =>
  Object.entries(set.sounds).map(([name, recipe]) => ({
    name: `${set.name} ${name}`,
    recipe,
    sound: renderSound(recipe),
  })),
);

/** Largest step between neighbouring samples, both channels. */
function steepestStep({ left, right }: Stereo): number {
  return Math.max(
    ...[left, right].map((channel) =>
      channel.reduce((max, x, i) => Math.max(max, Math.abs(x - (channel[i - 1] ?? x))), 0),
    ),
  );
}

describe.each(rendered)('the sound "$name"', ({ recipe, sound }) => {
  it('peaks below −6 dBFS', () => {
    expect(peakDb(sound)).toBeLessThan(-6);
  });

  it('begins and ends in silence on both channels', () => {
    for (const channel of [sound.left, sound.right]) {
      expect(Math.abs(channel[0] ?? NaN)).toBe(0);
      expect(Math.abs(channel.at(-1) ?? NaN)).toBe(0);
      const tail = Math.max(...channel.slice(-48 * 3).map((x) => Math.abs(x)));
      expect(decibels(tail)).toBeLessThan(-60);
    }
  });

  it('has no offset from zero and no click inside', () => {
    expect(Math.abs(mean(sound.left))).toBeLessThan(2e-4);
    expect(Math.abs(mean(sound.right))).toBeLessThan(2e-4);
    expect(steepestStep(sound)).toBeLessThan(0.12);
  });

  it('renders the same samples every time', () => {
    expect(renderSound(recipe)).toEqual(sound);
  });
});

describe('the family of sounds', () => {
  it('stays within 6 dB of loudness from the softest to the loudest', () => {
    const levels = rendered.map(({ sound }) => loudness(sound));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(6);
  });

  it('keeps the roll within 600 ms, only the great wins over a second, and those within 2.5', () => {
    const lengths = new Map(rendered.map(({ name, sound }) => [name, seconds(sound)]));
    expect(lengths.get('dice roll')).toBeLessThanOrEqual(0.6);
    expect([...lengths].filter(([, length]) => length > 1).map(([name]) => name)).toEqual([
      'dice big-win',
      'dice huge-win',
    ]);
    expect(Math.max(...lengths.values())).toBeLessThanOrEqual(2.5);
  });

  it('makes a loss softer than a win', () => {
    const level = (name: string): number =>
      loudness(rendered.find((one) => one.name === name)?.sound ?? expect.fail(name));
    expect(level('dice loss')).toBeLessThan(level('dice win') - 2);
  });
});
