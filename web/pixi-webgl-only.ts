import type { Plugin } from 'vite';

const UNUSED = /\/pixi\.js\/lib\/rendering\/renderers\/(?:gpu\/WebGPURenderer|canvas\/CanvasRenderer)\.mjs$/;

/**
 * Our canvases ask for WebGL and have a picture of their own where there is none: the library's WebGPU and 2D
 * renderers would only add their weight to a game's page.
 */
export const pixiWebglOnly = (): Plugin => ({
  name: 'glasshouse:pixi-webgl-only',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    const [, name] = UNUSED.test(id) ? (/(\w+)\.mjs$/.exec(id) ?? []) : [];
    if (name === undefined) return undefined;
    return `export class ${name} { constructor() { throw new Error('${name} is not part of this build'); } }`;
  },
});
