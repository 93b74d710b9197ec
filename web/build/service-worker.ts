import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { GATES, HOME_PARTS } from './chunks.ts';
import { pathOf } from './page-texts.ts';

type Bundle = Rolldown.OutputBundle;

/** Page that the shell loads beside the frame. */
const HOME = '/src/app/pages/home-page.tsx';
const TRANSLATION = /^\0texts\/.+\.[a-z]{2}$/;
/** Pictures of the frame and the font. */
const PICTURES = /\/(?:logo|logo-wordmark|favicon|inter-subset)-[\w-]+\.(?:svg|woff2)$/;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

const withImports = (bundle: Bundle, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
};

/** The scripts of the main page with its parts, and of the frame around it. */
const homeScripts = (bundle: Bundle): Rolldown.OutputChunk[] => {
  const roots = chunksOf(bundle).filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(HOME));
  if (roots.length !== 2) throw new Error(`the build has no entry, or no chunk of ${HOME}`);
  const parts = chunksOf(bundle).filter(({ moduleIds }) =>
    moduleIds.some((id) => HOME_PARTS.test(id) || GATES.test(id)),
  );
  if (parts.length === 0) throw new Error('the build has no parts of areas on the main page');
  const names = new Set([...roots, ...parts].flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
  return chunksOf(bundle).filter(({ fileName }) => names.has(fileName));
};

/** Files of the shell: the main page with the frame, its texts in every language, the font and the marks. */
const shellOf = (bundle: Bundle, index: string): { url: string; revision: string | null }[] => {
  const scripts = homeScripts(bundle);
  const asked = new Set(scripts.flatMap(({ dynamicImports }) => dynamicImports));
  const texts = chunksOf(bundle).filter(
    ({ fileName, moduleIds }) => asked.has(fileName) && moduleIds.some((id) => TRANSLATION.test(id)),
  );
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const pictures = Object.keys(bundle).filter((name) => PICTURES.test(`/${name}`));
  const files = new Set([...[...scripts, ...texts].map(({ fileName }) => fileName), ...styles, ...pictures]);
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
          define: {
            SHELL: JSON.stringify(shell),
            ICON: JSON.stringify(pathOf(bundle, 'icon-192.png')),
            'process.env.NODE_ENV': '"production"',
          },
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
