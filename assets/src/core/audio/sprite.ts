import type { SoundSprite } from '../sounds/sprite.types.ts';
import type { SoundRecipe, SoundSet } from './sound.ts';
import { isLoop, renderSound } from './sound.ts';
import type { Mono, Stereo } from './signal.ts';
import { SAMPLE_RATE, samplesOf } from './signal.ts';

const LEAD_MS = 20; // before the first sound
const PRE_ECHO_MS = 8; // lossy coding smears an attack backwards: an entry begins before it, not in it
const GAP_MS = 120; // an MP3 decoder that keeps the encoder's delay plays up to 50 ms late: never into a neighbour

// A loop stands between its own end and its own beginning: wherever a decoder lets it begin, its seam is whole.
const PRE_ROLL_MS = 60;
const POST_ROLL_MS = 140;

export interface PackedSprite {
  readonly audio: Stereo;
  readonly entries: SoundSprite['sprite'];
}

interface Part {
  readonly audio: Stereo;
  readonly atMs: number; // the first sample
  readonly entry: readonly [name: string, entry: SoundSprite['sprite'][string]];
}

const msOf = ({ left }: Stereo): number => Math.round((left.length / SAMPLE_RATE) * 1000);

function rolled(channel: Mono): Mono {
  const [before, after] = [samplesOf(PRE_ROLL_MS), samplesOf(POST_ROLL_MS)];
  const out = new Float64Array(before + channel.length + after);
  out.set(channel.subarray(channel.length - before));
  out.set(channel, before);
  out.set(channel.subarray(0, after), before + channel.length);
  return out;
}

function partOf(name: string, recipe: SoundRecipe, atMs: number): Part {
  const sound = renderSound(recipe);
  const ms = msOf(sound);
  if (!isLoop(recipe)) return { audio: sound, atMs, entry: [name, [atMs - PRE_ECHO_MS, ms + PRE_ECHO_MS]] };
  const audio = { left: rolled(sound.left), right: rolled(sound.right) };
  return { audio, atMs, entry: [name, [atMs + PRE_ROLL_MS, ms, true]] };
}

/** Renders a set's sounds and lays them one after the other with silence between. */
export function packSprite(set: SoundSet): PackedSprite {
  let atMs = LEAD_MS;
  const parts = Object.entries(set.sounds).map(([name, recipe]) => {
    const part = partOf(name, recipe, atMs);
    atMs += msOf(part.audio) + GAP_MS;
    return part;
  });
  const audio = { left: new Float64Array(samplesOf(atMs)), right: new Float64Array(samplesOf(atMs)) };
  for (const part of parts) {
    audio.left.set(part.audio.left, samplesOf(part.atMs));
    audio.right.set(part.audio.right, samplesOf(part.atMs));
  }
  return { audio, entries: Object.fromEntries(parts.map(({ entry }) => entry)) };
}

/** The typed manifest of a packed sprite, as TypeScript source. */
export function spriteSource(name: string, entries: PackedSprite['entries'], typesPath: string): string {
  const lines = Object.entries(entries).map(([sound, entry]) => {
    const key = /^[a-z]+$/.test(sound) ? sound : `'${sound}'`;
    return `    ${key}: [${entry.join(', ')}],`;
  });
  const variable = name.replaceAll(/-./g, (hyphened) => hyphened.slice(1).toUpperCase());
  const url = (extension: string): string =>
    `const ${extension} = new URL('./${name}.${extension}?no-inline', import.meta.url).href;`;
  return [
    '// Written by `npm run generate -w assets`: change the recipes, not this file.',
    `import type { SoundSprite } from '${typesPath}';`,
    '',
    url('webm'),
    url('mp3'),
    '',
    `export const ${variable}Sprite = {`,
    '  src: [webm, mp3],',
    '  sprite: {',
    ...lines,
    '  },',
    '} as const satisfies SoundSprite;',
    '',
  ].join('\n');
}
