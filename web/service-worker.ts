import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { dictionariesOf, HOME_PARTS, pageScripts, stylesOf } from './page-files.ts';

/** Pictures of the frame and the font. */
const PICTURES = /\/(?:logo|logo-wordmark|favicon|inter-subset)-[\w-]+\.(?:svg|woff2)$/;

/** What the shell consists of: the main page with the frame, its texts in every language, the font and the marks. */
const shellOf = (bundle: Rolldown.OutputBundle, index: string): { url: string; revision: string | null }[] => {
  const scripts = pageScripts(bundle, HOME_PARTS);
  const pictures = Object.keys(bundle).filter((name) => PICTURES.test(`/${name}`));
  const files = new Set([...scripts, ...stylesOf(bundle, scripts), ...dictionariesOf(bundle, scripts), ...pictures]);
  const revision = createHash('sha256').update(index).digest('hex');
  return [{ url: '/index.html', revision }, ...[...files].map((name) => ({ url: `/${name}`, revision: null }))];
};

/** Builds `service-worker.js`, which knows the shell's files by name: a new build is a new worker. */
export const serviceWorker = (): Plugin => {
  let root = '';
  return {
    name: 'glasshouse:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const shell = shellOf(bundle, await readFile(join(dir, 'index.html'), 'utf8'));
        await build({
          configFile: false,
          root,
          logLevel: 'error',
          publicDir: false,
          define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2024',
            rolldownOptions: {
              input: join(root, 'src/service-worker/service-worker.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
};
