import type { Plugin } from 'vite';

const NOTHING = '\0pixi-unused';

/** Parts of Pixi that its core would load on demand and that our stage never asks for: by who imports them, and what. */
const unused: readonly (readonly [importer: RegExp, source: RegExp])[] = [
  [/pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer/, /(?:WebGPURenderer|CanvasRenderer)/], // the stage is WebGL or nothing
  [/pixi\.js\/lib\/environment-(?:browser|webworker)\//, /All\.mjs$/], // the stage says `manageImports: false`
];

/** Keeps out of the build what a game page would otherwise pay for without ever running it. */
export const webglOnly = (): Plugin => ({
  name: 'glasshouse:webgl-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    unused.some(([from, what]) => importer && from.test(importer) && what.test(source)) ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export const WebGPURenderer = undefined, CanvasRenderer = undefined;' : null),
});
