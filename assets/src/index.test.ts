import { existsSync, globSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawArt } from './core/art/write-art.ts';
import * as classic from './games/classic/classic.manifest.ts';
import * as classicTile from './games/classic/classic.tile.ts';
import * as coinflip from './games/coinflip/coinflip.manifest.ts';
import * as coinflipTile from './games/coinflip/coinflip.tile.ts';
import * as battle from './games/battle/battle.manifest.ts';
import * as battleTile from './games/battle/battle.tile.ts';
import * as dice from './games/dice/dice.manifest.ts';
import * as diceTile from './games/dice/dice.tile.ts';
import * as mines from './games/mines/mines.manifest.ts';
import * as minesTile from './games/mines/mines.tile.ts';
import * as wheel from './games/wheel/wheel.manifest.ts';
import * as wheelTile from './games/wheel/wheel.tile.ts';
import * as drawsSprites from './features/draws/draws.sprites.ts';
import * as drawsTile from './features/draws/draws.tile.ts';
import { gifs } from './features/gifs/gifs.manifest.ts';
import * as core from './index.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('file:') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
}

describe('the manifest', async () => {
  const rendered = globSync('**/*.pictures.ts', { cwd: source });
  const urls = [
    ...urlsIn(await Promise.all(rendered.map((file): Promise<unknown> => import(join(source, file))))),
    ...urlsIn({ ...core }),
    ...urlsIn({ ...battle, ...battleTile }),
    ...urlsIn({ ...classic, ...classicTile }),
    ...urlsIn({ ...dice, ...diceTile }),
    ...urlsIn({ ...mines, ...minesTile }),
    ...urlsIn({ ...coinflip, ...coinflipTile }),
    ...urlsIn({ ...wheel, ...wheelTile }),
    ...urlsIn({ ...drawsSprites, ...drawsTile }),
    ...urlsIn(gifs),
  ];

  it('names only files that exist', () => {
    expect(urls.length).toBeGreaterThan(20);
    expect(urls.filter((url) => !existsSync(new URL(url)))).toEqual([]);
  });

  it('names every picture and sound that is committed', async () => {
    const files = await readdir(source, { recursive: true });
    const media = files.filter((file) => /\.(svg|png|webp|webm|mp3|mp4)$/.test(file)).map((file) => basename(file));
    expect(urls.map((url) => basename(new URL(url).pathname)).toSorted()).toEqual(media.toSorted());
  });

  it('keeps pictures out of the script that names them', () => {
    expect(urls.filter((url) => !url.endsWith('?no-inline'))).toEqual([]);
  });

  it('has a coin for each currency and a picture for each avatar name', () => {
    expect(Object.keys(core.currencyIcons)).toEqual([...core.currencyCodes]);
    expect(Object.keys(core.cryptoIcons)).toEqual([...core.cryptoCoins]);
    expect(Object.keys(core.avatars)).toEqual([...core.avatarIds]);
  });
});

describe('the pictures', async () => {
  const drawn = [...(await drawArt(source))];

  it.each(drawn)('%s is what its generator draws', async (path, svg) => {
    expect(await readFile(join(source, path), 'utf8')).toBe(svg);
  });

  it.each(drawn)('%s is small and asks for nothing from elsewhere', (_, svg) => {
    expect(svg.length).toBeLessThan(6000);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|<script|href|<text|NaN|undefined/,
    );
  });
});
