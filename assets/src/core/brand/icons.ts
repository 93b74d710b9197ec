import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZES = [180, 192, 512] as const; // iOS home screen, web manifest small and large
const folder = fileURLToPath(new URL('.', import.meta.url));

/** Photographs `app-icon.svg` in Chromium at the sizes phones ask for, as `icon-<size>.png`. */
export async function writeIcons(): Promise<string[]> {
  const profile = await mkdtemp(join(tmpdir(), 'glasshouse-icons-'));
  try {
    for (const size of SIZES) await photograph(size, profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return SIZES.map((size) => `core/brand/icon-${size}.png`);
}

async function photograph(size: number, profile: string): Promise<void> {
  const page = `<style>body{margin:0}img{display:block;width:${size}px}</style><img src="${pathToFileURL(join(folder, 'app-icon.svg'))}">`;
  const html = join(profile, `icon-${size}.html`);
  await writeFile(html, page);
  await run(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    `--user-data-dir=${profile}`,
    `--window-size=${size},${size}`,
    `--screenshot=${join(folder, `icon-${size}.png`)}`,
    pathToFileURL(html).href,
  ]);
}
