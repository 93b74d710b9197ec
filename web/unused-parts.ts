import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Parts of libraries that our pages never reach and that a bundler cannot know to be unreached:
 * - pixi.js: the WebGPU and 2D renderers (our canvases ask for WebGL and have a picture of their own where there is
 *   none), SVG documents, marked-up text, particles;
 * - zod: schemas as JSON Schema;
 * - react-router: instrumentation, and the links of pages that its own framework prefetches;
 * - engine.io: WebTransport, which our server does not speak.
 */
const UNUSED = [
  /\/pixi\.js\/lib\/rendering\/renderers\/(?:gpu\/WebGPURenderer|canvas\/CanvasRenderer)\.mjs$/,
  /\/pixi\.js\/lib\/scene\/graphics\/shared\/svg\/(?:SVGParser|parseSVGPath)\.mjs$/,
  /\/pixi\.js\/lib\/scene\/text\/canvas\/utils\/measureTaggedText\.mjs$/,
  /\/pixi\.js\/lib\/scene\/particle-container\/shared\/ParticleBuffer\.mjs$/,
  /\/pixi\.js\/lib\/unsafe-eval\/particle\/generateParticleUpdatePolyfill\.mjs$/,
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
  /\/react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/links)\.js$/,
  /\/engine\.io-client\/build\/esm\/transports\/webtransport\.js$/,
];

/** Shipped whole for the two words that it tells the developer tools. */
const PACKAGE_DATA = /\/@pixi\/react\/lib\/package\.json\.mjs$/;

const DECLARED = /^export (?:async )?(?:function|class|const|let|var) (\w+)/gm;
const LISTED = /^export \{([^}]+)\};?$/gm;

/** The names that a module exports. */
const exportsOf = (code: string): string[] => {
  const declared = [...code.matchAll(DECLARED)].map(([, name = '']) => name);
  const listed = [...code.matchAll(LISTED)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  return [...new Set([...declared, ...listed])].filter((name) => name !== '');
};

const standIn = (name: string): string => {
  if (name.startsWith('consume')) return '() => undefined';
  return `${name.startsWith('create') ? '() => ' : ''}absent('${name}')`;
};

/**
 * A module with the same exports, each of which says that it is not there when it is used after all. What is named
 * `create…` makes a method that nobody calls: it is the method that says so. What is named `consume…` finds nothing.
 */
const stub = (names: readonly string[]): string =>
  [
    'const absent = (name) => function () { throw new Error(name + " is not part of this build"); };',
    ...names.map((name) => `export const ${name} = ${standIn(name)};`),
  ].join('\n');

/** Leaves parts of libraries out of the build that would only add their weight to a game's page. */
export const unusedParts = (): Plugin => ({
  name: 'glasshouse:unused-parts',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    const file = id.split('?')[0] ?? id;
    if (PACKAGE_DATA.test(file)) return "export default { name: '@pixi/react', version: '' };";
    if (!UNUSED.some((part) => part.test(file))) return undefined;
    const names = exportsOf(await readFile(file, 'utf8'));
    if (names.length === 0) throw new Error(`${file} exports nothing that could be left out`);
    return stub(names);
  },
});
