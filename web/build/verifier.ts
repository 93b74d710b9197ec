import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { texts } from './texts.ts';

const ENTRY = 'src/app/verifier/start-verifier.tsx';

/** A text as it may stand inside a script or a style element: it cannot end it. */
const inline = (code: string): string => code.replace(/<(?=\/(?:script|style)|!--)/gi, '\\x3C');

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The whole file. Its own policy lets it run this script and nothing else, and reach nobody. */
const page = (script: string, style: string): string => {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Glasshouse</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<noscript>Включите JavaScript · Enable JavaScript to check rounds</noscript>
<script>${script}</script>
</body>
</html>
`;
};

const outputOf = async (root: string): Promise<Rolldown.RolldownOutput['output']> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [texts(), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2024',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, ENTRY), output: { format: 'iife', codeSplitting: false } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('the verifier was not built at once');
  return result.output;
};

/** Writes `verifier.html`: rounds and exports checked in one file that needs no server and no network. */
export const verifier = (): Plugin => {
  let root = '';
  return {
    name: 'glasshouse:verifier',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const output = await outputOf(root);
        const scripts = output.filter((each) => each.type === 'chunk');
        const styles = output.filter((each) => each.type === 'asset');
        if (scripts.length !== 1 || styles.length !== 1)
          throw new Error(`the verifier is ${output.map(({ fileName }) => fileName).join(', ')}: not one file`);
        const style = styles.map(({ source }) => inline(String(source))).join('');
        const html = page(inline(scripts[0]?.code ?? ''), style);
        await writeFile(join(dir, 'verifier.html'), html);
        const [kilobytes, packed] = [html, gzipSync(html)].map((bytes) => Math.round(Buffer.byteLength(bytes) / 1024));
        console.log(`verifier.html: ${kilobytes} KB, ${packed} KB packed`);
      },
    },
  };
};
