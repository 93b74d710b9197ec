import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { interleave, runFfmpeg } from '../audio/encode.ts';
import { SAMPLE_RATE } from '../audio/signal.ts';
import { renderSound } from '../audio/sound.ts';
import { FILM_FPS, filmMs, sceneStarts, type Film } from './film.ts';
import { drawFrame } from './frame.ts';
import { loadType } from './type.ts';

const REPRODUCIBLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
// VP9, and H.264 for browsers without it.
const OUTPUTS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '0', '-c:a', 'libopus', '-b:a', '64k'],
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart'],
} as const;

/** Draws and encodes every `*.film.ts` under a folder. Gives the paths of the written files. */
export async function writeFilms(source: string): Promise<string[]> {
  const written: string[] = [];
  for (const file of globSync('**/*.film.ts', { cwd: source }).toSorted()) {
    const { film }: { film: Film } = await import(join(source, file));
    const folder = join(source, dirname(file));
    await encode(film, folder);
    await writeFile(join(folder, `${film.name}.manifest.ts`), manifestSource(film));
    written.push(...['webm', 'mp4', 'webp'].map((format) => relative(source, join(folder, `${film.name}.${format}`))));
  }
  return written;
}

async function encode(film: Film, folder: string): Promise<void> {
  const type = await loadType(film.characters);
  const work = await mkdtemp(join(tmpdir(), 'glasshouse-film-'));
  try {
    const frames = Math.round((filmMs(film) * FILM_FPS) / 1000);
    for (let frame = 0; frame < frames; frame++) {
      const svg = drawFrame(film, (frame * 1000) / FILM_FPS, type);
      await writeFile(join(work, `${String(frame).padStart(5, '0')}.svg`), svg);
    }
    const audio = join(work, 'audio.raw');
    await writeFile(audio, interleave(renderSound({ dry: film.sound })));
    const inputs = ['-framerate', String(FILM_FPS), '-i', join(work, '%05d.svg')];
    const sound = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', audio];
    const outputs = Object.entries(OUTPUTS).flatMap(([format, codecs]) => [
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-pix_fmt',
      'yuv420p',
      ...codecs,
      ...REPRODUCIBLE,
      '-shortest',
      join(folder, `${film.name}.${format}`),
    ]);
    await runFfmpeg(['-y', ...inputs, ...sound, ...outputs]);
    const poster = join(work, `${String(Math.round((film.posterMs * FILM_FPS) / 1000)).padStart(5, '0')}.svg`);
    await runFfmpeg(['-y', '-i', poster, '-quality', '80', join(folder, `${film.name}.webp`)]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The typed manifest of a film, as TypeScript source. */
export function manifestSource(film: Film): string {
  const url = (format: string): string => `new URL('./${film.name}.${format}?no-inline', import.meta.url).href`;
  const starts = Object.entries(sceneStarts(film)).map(([name, ms]) => `    ${name}: ${ms},`);
  return [
    '// Written by `npm run generate -w assets`: change the film, not this file.',
    '',
    `/** The film's files, and when each of its scenes begins, milliseconds. */`,
    `export const ${film.name}Film = {`,
    `  webm: ${url('webm')},`,
    `  mp4: ${url('mp4')},`,
    `  poster: ${url('webp')},`,
    `  ms: ${filmMs(film)},`,
    '  scenes: {',
    ...starts,
    '  },',
    '} as const;',
    '',
  ].join('\n');
}
