import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'check-a-round.sh';

/** Lays the script that checks a round without a program of this house's beside the pages. */
export const checkScript = (): Plugin => ({
  name: 'glasshouse:check-script',
  apply: 'build',
  async generateBundle() {
    const source = await readFile(join(import.meta.dirname, '../../games-engine/docs', NAME), 'utf8');
    this.emitFile({ type: 'asset', fileName: NAME, source });
  },
});
