import type { SoundSet } from './sound.ts';
import { renderSound } from './sound.ts';
import type { Stereo } from './signal.ts';
import { SAMPLE_RATE, samplesOf } from './signal.ts';

const LEAD_MS = 20; // before the first sound
const PRE_ECHO_MS = 8; // lossy coding smears an attack backwards: an entry begins before it, not in it
const GAP_MS = 120; // an MP3 decoder that keeps the encoder's delay plays up to 50 ms late: never into a neighbour

export interface PackedSprite {
  readonly audio: Stereo;
  readonly entries: Readonly<Record<string, readonly [offsetMs: number, durationMs: number]>>;
}

/** Renders a set's sounds and lays them one after the other with silence between. */
export function packSprite(set: SoundSet): PackedSprite {
  let atMs = LEAD_MS;
  const parts = Object.entries(set.sounds).map(([name, recipe]) => {
    const audio = renderSound(recipe);
    const durationMs = Math.round((audio.left.length / SAMPLE_RATE) * 1000);
    const part = { name, audio, atMs, durationMs };
    atMs += durationMs + GAP_MS;
    return part;
  });
  const audio = { left: new Float64Array(samplesOf(atMs)), right: new Float64Array(samplesOf(atMs)) };
  for (const part of parts) {
    audio.left.set(part.audio.left, samplesOf(part.atMs));
    audio.right.set(part.audio.right, samplesOf(part.atMs));
  }
  const entries = parts.map((part) => [part.name, [part.atMs - PRE_ECHO_MS, part.durationMs + PRE_ECHO_MS] as const]);
  return { audio, entries: Object.fromEntries(entries) };
}

/** The typed manifest of a packed sprite, as TypeScript source. */
export function spriteSource(name: string, entries: PackedSprite['entries'], typesPath: string): string {
  const lines = Object.entries(entries).map(([sound, [offset, duration]]) => {
    const key = /^[a-z]+$/.test(sound) ? sound : `'${sound}'`;
    return `    ${key}: [${offset}, ${duration}],`;
  });
  const url = (extension: string): string =>
    `const ${extension} = new URL('./${name}.${extension}?no-inline', import.meta.url).href;`;
  return [
    '// Written by `npm run generate -w assets`: change the recipes, not this file.',
    `import type { SoundSprite } from '${typesPath}';`,
    '',
    url('webm'),
    url('mp3'),
    '',
    `export const ${name}Sprite = {`,
    '  src: [webm, mp3],',
    '  sprite: {',
    ...lines,
    '  },',
    '} as const satisfies SoundSprite;',
    '',
  ].join('\n');
}
