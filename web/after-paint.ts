import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const buildAlone = async (root: string, dir: string, entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: join(root, `src/after-paint/${entry}.ts`), output: { format: 'iife' } },
    },
  });
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  const name = `assets/${entry}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(dir, name), code);
  return `/${name}`;
};

/** The addresses of the script that loads all others once the page has been painted, and of the worker that it starts. */
export interface AfterPaint {
  script: string;
  worker: string;
}

/** Builds what runs before the application, each a file of its own. */
export const buildAfterPaint = async (root: string, dir: string): Promise<AfterPaint> => {
  const [script, worker] = await Promise.all([buildAlone(root, dir, 'after-paint'), buildAlone(root, dir, 'formats')]);
  return { script, worker };
};
