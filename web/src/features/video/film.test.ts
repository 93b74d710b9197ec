import { checkFilm } from 'assets';
import { expect, test } from 'vitest';
import { captionsOf, clockText, sceneAt, sceneParts } from './film.tsx';

test('the scenes follow each other without a gap, from the beginning to the end of the film', () => {
  expect(sceneParts[0]?.fromMs).toBe(0);
  expect(sceneParts.at(-1)?.toMs).toBe(checkFilm.ms);
  expect(sceneParts.slice(1).map(({ fromMs }) => fromMs)).toEqual(sceneParts.slice(0, -1).map(({ toMs }) => toMs));
});

test.each(sceneParts)('$name runs from its first millisecond to its last', ({ name, fromMs, toMs }) => {
  expect([fromMs, toMs - 1].map(sceneAt)).toEqual([name, name]);
});

test.each([
  [0, '0:00'],
  [6500, '0:06'],
  [61_000, '1:01'],
])('%i ms are written %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test('captions say the words of each scene while it runs', () => {
  const parts = [
    { name: 'seed', fromMs: 0, toMs: 6500 },
    { name: 'seal', fromMs: 6500, toMs: 61_000 },
  ] as const;
  expect(captionsOf(parts, (name) => `words of ${name}`)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:06.500\nwords of seed\n\n00:06.500 --> 01:01.000\nwords of seal',
  );
});
