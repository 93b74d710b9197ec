import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';

const KB = 1024;
const source = fileURLToPath(new URL('../..', import.meta.url));
const manifests = globSync('**/*.pictures.ts', { cwd: source }).toSorted();
const fileOf = (url: string): string => fileURLToPath(url.replace(/\?.*$/, ''));

/** Width and height of a WebP file, from the header of its first chunk: https://developers.google.com/speed/webp/docs/riff_container */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file);
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  throw new Error(`${file} begins with "${kind}": write it as a lossy WebP file`);
}

describe.each(manifests)('%s', async (manifest) => {
  const exported: Record<string, Record<string, Picture>> = await import(join(source, manifest));
  const pictures = Object.values(exported).flatMap((listed) => Object.entries(listed));

  it.each(pictures)('gives the size of %s as its sheet has it', (_, { url, width, height, frames, columns }) => {
    expect(sizeOf(fileOf(url))).toEqual([width * columns, height * Math.ceil(frames / columns)]);
  });

  it('keeps the budgets of a route', () => {
    const sizes = pictures.map(([name, { url }]) => ({ name, bytes: statSync(fileOf(url)).size }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBeLessThanOrEqual(900 * KB);
    expect(sizes.filter(({ name, bytes }) => bytes > (name === 'backdrop' ? 110 : 450) * KB)).toEqual([]);
  });
});

describe('the covers', () => {
  const covers = globSync('**/*-cover*.webp', { cwd: source }).toSorted();

  it.each(covers)('%s has its size and at most 40 KB', (cover) => {
    const file = join(source, cover);
    expect(sizeOf(file)).toEqual([480, cover.endsWith('-square.webp') ? 480 : 640]);
    expect(statSync(file).size).toBeLessThanOrEqual(40 * KB);
  });

  it('are upright and square', () => {
    const named = covers.map((cover) => join(dirname(cover), basename(cover, '.webp'))).toSorted();
    const upright = named.filter((name) => name.endsWith('-cover'));
    expect(named).toEqual(upright.flatMap((name) => [name, `${name}-square`]));
  });
});
