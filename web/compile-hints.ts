import type { Plugin } from 'vite';
import { scriptsOf } from './page-files.ts';

/** What a page begins with: the frame and the screens of routes. */
const SCREEN = /-(?:screen|pages?)\.tsx$/;

/**
 * Has V8 compile what a page begins with while it arrives, beside the page, instead of function by function in the tasks
 * that first call them: those made up a third of the start's longest (2026-11). Other browsers see a comment.
 */
export const compileHints = (): Plugin => ({
  name: 'glasshouse:compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post', // the hint counts only as the first line, and Vite puts its own there
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || SCREEN.test(facadeModuleId ?? ''));
      const names = new Set(first.flatMap(({ fileName }) => [...scriptsOf(bundle, fileName)]));
      for (const chunk of chunks)
        if (names.has(chunk.fileName)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});
