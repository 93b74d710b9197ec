import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDS = 'Blender 3.4 or later (Debian: apt-get install --no-install-recommends blender python3-numpy)';
const script = fileURLToPath(new URL('render.py', import.meta.url));

/** Renders the pictures of every scene file and their manifests, and says what it did. Where there is no Blender, those that are committed stay. */
export function* renderScenes(source: string): Generator<string> {
  if (spawnSync('blender', ['--version']).error) {
    yield `Rendered pictures stay as they are: rendering them again needs ${NEEDS}.`;
    return;
  }
  for (const file of globSync('**/*.scene.py', { cwd: source }).toSorted()) {
    const { status } = spawnSync('blender', ['-b', '--python-exit-code', '1', '-P', script, '--', join(source, file)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${file} was not rendered: see what Blender says above`);
    yield file;
  }
}
