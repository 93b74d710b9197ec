import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diceSprite } from '../../games/dice/dice.sprite.ts';
import { diceSounds } from '../../games/dice/dice.sounds.ts';
import { houseBedSprite } from '../sounds/house-bed.sprite.ts';
import { houseBed } from '../sounds/house-bed.sounds.ts';
import { interfaceSprite } from '../sounds/interface.sprite.ts';
import { interfaceSounds } from '../sounds/interface.sounds.ts';
import type { SoundSprite } from '../sounds/sprite.types.ts';
import { mp3DurationMs, webmDurationMs } from './media-duration.ts';
import { samplesOf } from './signal.ts';
import { packSprite, spriteSource } from './sprite.ts';

const MP3_PADDING_MS = 80; // whole frames of 24 ms, and the encoder's delay

const slices = [
  { set: houseBed, manifest: houseBedSprite as SoundSprite, types: './sprite.types.ts' },
  { set: interfaceSounds, manifest: interfaceSprite as SoundSprite, types: './sprite.types.ts' },
  { set: diceSounds, manifest: diceSprite as SoundSprite, types: '../../core/sounds/sprite.types.ts' },
];

describe('the entry of a loop', () => {
  const [offset, duration, loops] = houseBedSprite.sprite.bed;
  const { audio } = packSprite(houseBed);

  it('has its own end before it and its own beginning behind it, so that a late decoder cuts no seam', () => {
    expect(loops).toBe(true);
    const round = audio.left.slice(samplesOf(offset), samplesOf(offset + duration));
    expect(audio.left.slice(samplesOf(offset - 50), samplesOf(offset))).toEqual(round.slice(-samplesOf(50)));
    expect(audio.left.slice(samplesOf(offset + duration), samplesOf(offset + duration + 100))).toEqual(
      round.slice(0, samplesOf(100)),
    );
  });
});

describe.each(slices)('the sprite "$set.name"', ({ set, manifest, types }) => {
  const packed = packSprite(set);
  const totalMs = (packed.audio.left.length / samplesOf(1000)) * 1000;

  it('has a manifest that matches its recipes', async () => {
    expect(manifest.sprite).toEqual(packed.entries);
    const [webm] = manifest.src;
    const committed = await readFile(new URL(webm.replace('.webm?no-inline', '.sprite.ts')), 'utf8');
    expect(committed).toBe(spriteSource(set.name, packed.entries, types));
  });

  it('has encoded files that last as long as the manifest says', async () => {
    const [webm, mp3] = await Promise.all(manifest.src.map((url) => readFile(new URL(url))));
    if (webm === undefined || mp3 === undefined) throw new Error('a sprite has two files');
    expect(webmDurationMs(webm)).toBeGreaterThanOrEqual(totalMs);
    expect(webmDurationMs(webm)).toBeLessThan(totalMs + 30);
    expect(mp3DurationMs(mp3)).toBeGreaterThanOrEqual(totalMs);
    expect(mp3DurationMs(mp3)).toBeLessThan(totalMs + MP3_PADDING_MS);
  });

  it('leaves 100 ms of silence between neighbours', () => {
    const ordered = Object.values(manifest.sprite).toSorted(([a], [b]) => a - b);
    ordered.slice(1).forEach(([offset], i) => {
      const [before, duration] = ordered[i] ?? [0, 0];
      const gap = packed.audio.left.slice(samplesOf(before + duration), samplesOf(offset));
      expect(gap.length).toBeGreaterThanOrEqual(samplesOf(100));
      expect(gap.every((x) => x === 0)).toBe(true);
    });
  });
});

describe('a game', () => {
  const games = fileURLToPath(new URL('../../games', import.meta.url));

  it.each(globSync('*', { cwd: games }))('%s has at most 400 KB of sounds, with its bed, in either format', (game) => {
    for (const extension of ['webm', 'mp3']) {
      const files = globSync(`${games}/${game}/*.${extension}`);
      expect(files.length).toBe(2);
      expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(400 * 1024);
    }
  });
});
