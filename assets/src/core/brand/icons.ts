import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { palette } from '../art/palette.ts';

const run = promisify(execFile);
const SIZES = [180, 192, 512] as const; // iOS home screen, web manifest small and large
const folder = fileURLToPath(new URL('.', import.meta.url));

/** A PNG that is taken of a drawing, and where the drawing stands in it. */
interface Photograph {
  name: string;
  width: number;
  height: number;
  drawing: string;
  drawingWidth: number;
}

const icons = SIZES.map((size): Photograph => ({
  name: `icon-${size}`,
  width: size,
  height: size,
  drawing: 'app-icon.svg',
  drawingWidth: size,
}));

/** The ground of a story at a messenger, which draws its own controls at the top and the bottom. */
const story: Photograph = {
  name: 'story',
  width: 1080,
  height: 1920,
  drawing: 'logo-wordmark.svg',
  drawingWidth: 760,
};

/** Photographs drawings in Chromium, for those who take no SVG: home screens and messengers. */
export async function writeIcons(): Promise<string[]> {
  const profile = await mkdtemp(join(tmpdir(), 'glasshouse-icons-'));
  const all = [...icons, story];
  try {
    for (const each of all) await photograph(each, profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return all.map(({ name }) => `core/brand/${name}.png`);
}

async function photograph({ name, width, height, drawing, drawingWidth }: Photograph, profile: string): Promise<void> {
  const style = `body{margin:0;height:100vh;display:grid;place-items:center;background:${palette.canvas}}img{display:block;width:${drawingWidth}px}`;
  const html = join(profile, `${name}.html`);
  await writeFile(html, `<style>${style}</style><img src="${pathToFileURL(join(folder, drawing))}">`);
  await run(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    `--user-data-dir=${profile}`,
    `--window-size=${width},${height}`,
    `--screenshot=${join(folder, `${name}.png`)}`,
    pathToFileURL(html).href,
  ]);
}
