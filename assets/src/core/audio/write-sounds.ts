import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeAudio, encodeAudio } from './encode.ts';
import { decibels, mean, peakDb } from './level.ts';
import type { Stereo } from './signal.ts';
import { samplesOf } from './signal.ts';
import type { SoundSet } from './sound.ts';
import { LAYER_LUFS, isLoop, layerLoudness } from './sound.ts';
import type { PackedSprite } from './sprite.ts';
import { packSprite, spriteSource } from './sprite.ts';

const PEAK_LIMIT_DB = -6;
const EDGE_LIMIT_DB = -45;
const LEVEL_LIMIT_LU = 1;
const KBPS = { webm: 72, mp3: 96 } as const;
const source = fileURLToPath(new URL('../..', import.meta.url));

/** Every slice's recipes: a new game's `*.sounds.ts` is found, not registered. */
export async function findSoundSets(): Promise<{ folder: string; set: SoundSet }[]> {
  const found: { folder: string; set: SoundSet }[] = [];
  const files = globSync('**/*.sounds.ts', { cwd: source }).toSorted();
  for (const file of files) {
    const exported: Record<string, SoundSet> = await import(join(source, file));
    for (const set of Object.values(exported)) found.push({ folder: dirname(join(source, file)), set });
  }
  return found;
}

async function* writeSprite(folder: string, set: SoundSet): AsyncGenerator<string> {
  const packed = packSprite(set);
  for (const format of ['webm', 'mp3'] as const) {
    const file = join(folder, `${set.name}.${format}`);
    await encodeAudio(packed.audio, format, set.kbps?.[format] ?? KBPS[format], file);
    yield* report(`${set.name}.${format}`, set, packed, await decodeAudio(file));
  }
  const types = relative(folder, join(source, 'core/sounds/sprite.types.ts'));
  const typesPath = types.startsWith('.') ? types : `./${types}`;
  await writeFile(join(folder, `${set.name}.sprite.ts`), spriteSource(set.name, packed.entries, typesPath));
}

/** Says what a player will hear, measured on the decoded file, and stops on what is too loud, uneven or clicks. */
function* report(file: string, set: SoundSet, packed: PackedSprite, decoded: Stereo): Generator<string> {
  for (const [name, recipe] of Object.entries(set.sounds)) {
    const [offset = 0, duration = 0] = packed.entries[name] ?? [];
    const cut = (channel: Float64Array): Float64Array => channel.slice(samplesOf(offset), samplesOf(offset + duration));
    const sound = { left: cut(decoded.left), right: cut(decoded.right) };
    const { layer = 'touch', softerDb = 0 } = recipe;
    const lufs = layerLoudness(sound, layer);
    const peak = peakDb(sound);
    const edge = edgeDb(sound);
    yield (
      `${file.padEnd(18)} ${name.padEnd(10)} ${layer.padEnd(7)} ${String(duration).padStart(5)} ms  ` +
        `${lufs.toFixed(1)} LUFS  peak ${peak.toFixed(1)} dBFS  ` +
        `${isLoop(recipe) ? 'loops' : `ends ${edge.toFixed(0)} dB`}  mean ${mean(sound.left).toExponential(0)}`
    );
    refuseAbove(PEAK_LIMIT_DB, peak, `${file}: "${name}" peaks`);
    if (!isLoop(recipe)) refuseAbove(EDGE_LIMIT_DB, edge, `${file}: "${name}" begins or ends`);
    if (layer === 'touch') continue; // a touch may be as soft as its peak allows
    refuseAbove(LEVEL_LIMIT_LU, Math.abs(lufs - (LAYER_LUFS[layer] - softerDb)), `${file}: "${name}" misses its level`);
  }
}

/** The louder of a sound's first and last sample: anything audible there is a click. */
function edgeDb({ left, right }: Stereo): number {
  const edges = [left, right].flatMap((channel) => [channel[0] ?? 0, channel.at(-1) ?? 0]);
  return decibels(Math.max(...edges.map((x) => Math.abs(x))));
}

function refuseAbove(limit: number, got: number, what: string): void {
  if (got > limit) throw new Error(`${what} at ${got.toFixed(1)} dB, the limit is ${limit}: change the recipe`);
}

/** Writes every slice's sounds; a line about each of them, as they are made. */
export async function* writeSounds(): AsyncGenerator<string> {
  for (const { folder, set } of await findSoundSets()) yield* writeSprite(folder, set);
}
