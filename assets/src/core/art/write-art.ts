import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Art } from './svg.ts';

/** Draws every `*.art.ts` found under a folder: path from that folder → SVG source. */
export async function drawArt(source: string): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  const files = globSync('**/*.art.ts', { cwd: source }).toSorted();
  for (const file of files) {
    const { art }: { art: Art } = await import(join(source, file));
    for (const [name, svg] of Object.entries(await art())) drawn.set(join(dirname(file), name), svg);
  }
  return drawn;
}

/** Writes every picture beside the file that draws it, and answers their paths. */
export async function writeArt(source: string): Promise<string[]> {
  const drawn = await drawArt(source);
  for (const [path, svg] of drawn) await writeFile(join(source, path), svg);
  return [...drawn.keys()];
}
