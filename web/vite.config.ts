import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { budget } from './build/budget.ts';
import { checkScript } from './build/check-script.ts';
import { compressed } from './build/compressed.ts';
import { acyclicFiles, chunkGroups } from './build/chunks.ts';
import { pageTexts } from './build/page-texts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { texts } from './build/texts.ts';
import { verifier } from './build/verifier.ts';

/** A file of a language's texts. It imports nothing that is not there: a list of what to load first would only cost the shell. */
const TEXTS = /\.(?:en|ua|kz|uz|tr)-[\w-]+\.js$/;

const apiPort = process.env['GLASSHOUSE_API_PORT'];

/** In development the API may be another process; what the server itself serves needs no proxy. */
const proxy = (port: string): Record<string, ProxyOptions> => {
  const target = `http://127.0.0.1:${port}`;
  return {
    '/api': { target },
    '/uploads': { target },
    '/healthz': { target },
    '/socket.io': { target, ws: true },
    '/micro/socket': { target, ws: true },
  };
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    texts(),
    react(),
    acyclicFiles(),
    budget(),
    pageTexts(),
    serviceWorker(),
    verifier(),
    checkScript(),
    compressed(),
  ],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false, // every browser of the target has it
      resolveDependencies: (file, needed) => (TEXTS.test(file) ? [] : needed),
    },
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    host: '127.0.0.1',
    ...(apiPort ? { proxy: proxy(apiPort) } : {}),
  },
});
