import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// but for the script that checks a round: its type says that it is text, which a compressed file's would not
const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const MIN_BYTES = 1024; // below that a packet is a packet
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a brotli and a gzip file beside each text of the build: the server compresses none of them at a request. */
export const compressed = (): Plugin => ({
  name: 'glasshouse:compressed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!TEXT.test(name)) continue;
        const content = await readFile(join(dir, name));
        if (content.length < MIN_BYTES) continue;
        await writeFile(join(dir, `${name}.br`), brotliCompressSync(content, BROTLI));
        await writeFile(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  },
});
