import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { budget } from './budget.ts';
import { checkScript } from './check-script.ts';
import { chunkGroups } from './chunks.ts';
import { compileHints } from './compile-hints.ts';
import { headOrder } from './head-order.ts';
import { longTexts } from './long-texts.ts';
import { preparedPages } from './prepared-pages.ts';
import { serviceWorker } from './service-worker.ts';
import { unusedParts } from './unused-parts.ts';
import { verifier } from './verifier.ts';

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
    react(),
    unusedParts(),
    longTexts(),
    budget(),
    headOrder(),
    compileHints(),
    preparedPages(),
    serviceWorker(),
    verifier(),
    checkScript(),
  ],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false }, // every browser of the target has it
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
