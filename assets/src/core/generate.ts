import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeArt } from './art/write-art.ts';
import { decodeAudio, encodeAudio } from './audio/encode.ts';
import { decibels, loudness, mean, peakDb } from './audio/level.ts';
import type { SoundSet } from './audio/sound.ts';
import type { PackedSprite } from './audio/sprite.ts';
import { packSprite, spriteSource } from './audio/sprite.ts';
import type { Stereo } from './audio/signal.ts';
import { samplesOf } from './audio/signal.ts';
import { writeIcons } from './brand/icons.ts';
import { writeFilms } from './film/write-film.ts';
import { buildFont, fontFile } from './font.ts';
import { renderScenes } from './studio/render-scenes.ts';

const PEAK_LIMIT_DB = -6;
const EDGE_LIMIT_DB = -45;
const source = fileURLToPath(new URL('..', import.meta.url));

/** Every slice's recipes: a new game's `*.sounds.ts` is found, not registered. */
async function findSoundSets(): Promise<{ folder: string; set: SoundSet }[]> {
  const found: { folder: string; set: SoundSet }[] = [];
  const files = globSync('**/*.sounds.ts', { cwd: source }).toSorted();
  for (const file of files) {
    const exported: Record<string, SoundSet> = await import(join(source, file));
    for (const set of Object.values(exported)) found.push({ folder: dirname(join(source, file)), set });
  }
  return found;
}

async function writeSprite(folder: string, set: SoundSet): Promise<void> {
  const packed = packSprite(set);
  for (const format of ['webm', 'mp3'] as const) {
    const file = join(folder, `${set.name}.${format}`);
    await encodeAudio(packed.audio, format, file);
    report(`${set.name}.${format}`, packed, await decodeAudio(file));
  }
  const types = relative(folder, join(source, 'core/sounds/sprite.types.ts'));
  const typesPath = types.startsWith('.') ? types : `./${types}`;
  await writeFile(join(folder, `${set.name}.sprite.ts`), spriteSource(set.name, packed.entries, typesPath));
}

/** Prints what a player will hear, measured on the decoded file, and stops on what is too loud or clicks. */
function report(file: string, packed: PackedSprite, decoded: Stereo): void {
  for (const [name, [offset, duration]] of Object.entries(packed.entries)) {
    const cut = (channel: Float64Array): Float64Array => channel.slice(samplesOf(offset), samplesOf(offset + duration));
    const sound = { left: cut(decoded.left), right: cut(decoded.right) };
    const peak = peakDb(sound);
    const edge = edgeDb(sound);
    console.log(
      `${file.padEnd(15)} ${name.padEnd(9)} ${String(duration).padStart(5)} ms  peak ${peak.toFixed(1)} dBFS  ` +
        `${loudness(sound).toFixed(1)} LUFS  ends ${edge.toFixed(0)} dB  mean ${mean(sound.left).toExponential(0)}`,
    );
    refuseAbove(PEAK_LIMIT_DB, peak, `${file}: "${name}" peaks`);
    refuseAbove(EDGE_LIMIT_DB, edge, `${file}: "${name}" begins or ends`);
  }
}

/** The louder of a sound's first and last sample: anything audible there is a click. */
function edgeDb({ left, right }: Stereo): number {
  const edges = [left, right].flatMap((channel) => [channel[0] ?? 0, channel.at(-1) ?? 0]);
  return decibels(Math.max(...edges.map((x) => Math.abs(x))));
}

function refuseAbove(limit: number, got: number, what: string): void {
  if (got > limit) throw new Error(`${what} at ${got.toFixed(1)} dBFS, the limit is ${limit}: change the recipe`);
}

for (const { folder, set } of await findSoundSets()) await writeSprite(folder, set);
await writeFile(fontFile, await buildFont());
for (const file of await writeArt(source)) console.log(file);
for (const file of await writeIcons()) console.log(file);
for (const file of await writeFilms(source)) console.log(file);
for (const line of renderScenes(source)) console.log(line);
