import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Builds the script that loads all others once the page has been painted; gives its address. */
export const buildAfterPaint = async (root: string, dir: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/after-paint/after-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  const name = `assets/after-paint-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(dir, name), code);
  return `/${name}`;
};
