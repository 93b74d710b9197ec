import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, node, root } from './setup.mjs';

const built = join(root, 'web', 'dist');
const stampFile = join(built, '.stamp');
const unfinished = join(root, 'node_modules', '.cache', 'web');
const sources = ['web', 'games-engine/src', 'games-engine/docs', 'server/contract', 'assets/src', 'package-lock.json'];
const skipped = new Set(['node_modules', 'dist']);

const filesBelow = (path) => {
  if (!existsSync(join(root, path))) return [];
  const entries = path.includes('.json') ? [] : readdirSync(join(root, path), { withFileTypes: true });
  if (entries.length === 0) return path.includes('.json') ? [path] : [];
  return entries
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
};

const wantedStamp = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/**
 * Builds the web app unless the built one was made from exactly these sources. Servers that start meanwhile, as those of
 * tests do, find none: never an old one, nor half of one.
 */
export const ensureWebBuilt = async ({ force = false } = {}) => {
  const stamp = wantedStamp();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(built, { recursive: true, force: true });
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--outDir', unfinished];
  await must('building the web app', node, vite);
  writeFileSync(join(unfinished, '.stamp'), stamp);
  renameSync(unfinished, built);
};
