import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { texts } from '../build/texts.ts';

const root = join(import.meta.dirname, '..');
const MAIN = './src/app/main.tsx';

/** Begins the document with another module. */
const beginWith = (entry: string): Plugin => ({
  name: 'glasshouse:begin-with',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      if (!html.includes(MAIN)) throw new Error(`index.html does not begin with ${MAIN}`);
      return html.replace(MAIN, entry);
    },
  },
});

/** An application that is built for a test. */
export interface BuiltWeb {
  webRoot: string;
  remove(): Promise<void>;
}

/** Builds the application as it is when another module starts it: with a game or an area that only a test registers. */
export const buildWith = async (entry: `./src/testing/${string}`): Promise<BuiltWeb> => {
  const outDir = await mkdtemp(join(tmpdir(), 'glasshouse-web-'));
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production'; // else React would be the one for development
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [texts(), react(), beginWith(entry)],
      build: { target: 'es2024', outDir, minify: false, assetsInlineLimit: 0, reportCompressedSize: false },
    });
  } finally {
    process.env['NODE_ENV'] = environment;
  }
  return { webRoot: outDir, remove: () => rm(outDir, { recursive: true }) };
};
