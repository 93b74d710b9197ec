import { ExtensionType, extensions, type WebGLRenderer } from 'pixi.js';

const TEXTURES = 2; // a scene has its glyphs and the plain white of its shapes

/**
 * Lets the renderer's shader choose between two textures. By default it chooses between all that the machine has, and
 * each choice is paid for by every pixel: a processor that draws by itself needs half as long again.
 */
class FewTextures {
  static readonly extension = { type: [ExtensionType.WebGLSystem], name: 'fewTextures', priority: -2 } as const; // after `limits`
  readonly #renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  contextChange(): void {
    const { limits } = this.#renderer;
    limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, TEXTURES);
  }

  destroy(): void {
    // holds nothing
  }
}

extensions.add(FewTextures);
