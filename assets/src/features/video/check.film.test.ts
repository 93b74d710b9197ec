import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { webmDurationMs } from '../../core/audio/media-duration.ts';
import { FILM_FPS, filmMs, sceneStarts } from '../../core/film/film.ts';
import { drawFrame } from '../../core/film/frame.ts';
import { loadType } from '../../core/film/type.ts';
import { manifestSource } from '../../core/film/write-film.ts';
import { film } from './check.film.ts';
import { filmRound } from './film-round.ts';

const fileOf = (name: string): URL => new URL(`./${name}`, import.meta.url);

it('has a manifest that matches its scenes', async () => {
  expect(await readFile(fileOf('check.manifest.ts'), 'utf8')).toBe(manifestSource(film));
  const lastsMs = webmDurationMs(await readFile(fileOf('check.webm')));
  expect(Math.abs(lastsMs - filmMs(film))).toBeLessThan(100);
});

it('has whole frames without missing values or external references', async () => {
  const type = await loadType(film.characters);
  const starts = sceneStarts(film);
  for (const { name, ms } of film.scenes) {
    expect([name, (ms * FILM_FPS) % 1000]).toEqual([name, 0]);
    for (const at of [0, ms / 3, ms / 2, ms - 1]) {
      const svg = drawFrame(film, (starts[name] ?? NaN) + at, type).replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(svg).not.toMatch(/https?:|<text|NaN|undefined/);
    }
  }
});

it('shows a round whose roll follows from the first word of its stream', () => {
  const limit = Math.floor(2 ** 32 / 10_000) * 10_000;
  expect(Number.parseInt(filmRound.word, 16)).toBeLessThan(limit);
});
