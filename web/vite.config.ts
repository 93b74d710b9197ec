import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { budget } from './budget.ts';
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

/** Libraries that every page needs: one file instead of many small ones, each of which a phone would ask for. */
const EVERYWHERE =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|cookie|socket\.io-(?:client|parser)|engine\.io-(?:client|parser)|@socket\.io)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), unusedParts(), longTexts(), budget(), headOrder(), preparedPages(), serviceWorker(), verifier()],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false }, // every browser of the target has it
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: EVERYWHERE }] } } },
  },
  server: {
    host: '127.0.0.1',
    ...(apiPort ? { proxy: proxy(apiPort) } : {}),
  },
});
