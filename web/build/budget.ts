import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { GATES, HOME_PARTS } from './chunks.ts';

const KB = 1024;

/** Budgets of JavaScript, gzip: interface budgets. */
const FIRST_LOAD_BYTES = 200 * KB;
const GAME_BYTES = 360 * KB;

const GAME_SCREEN = /\/src\/games\/([a-z]+)\/screen\/screen\.tsx$/;
const GAME_SLOTS = /\/src\/app\/game-slots\.tsx$/; // slots that the application fills in every game's screen
const HOME_PAGE = /\/src\/app\/pages\/home-page\.tsx$/;
const PAGE = /\/src\/(?:app\/pages\/[a-z-]+-page|features\/[a-z-]+\/[a-z-]+-screen)\.tsx$/;
const TRANSLATION = /^\0texts\/.+\.[a-z]{2}$/;
const COUNTED_TRANSLATION = /^\0texts\/.+\.en$/; // a player loads one language: English stands for it
/**
 * Modules that a page names but only loads when a person asks for them, or never: Pixi in a worker, and its own input
 * handling.
 */
const ON_DEMAND = [
  /\/src\/core\/ui\/dialog-window\.tsx$/,
  /\/src\/core\/game-kit\/(?:auto-play\/fields|stats\/profit-chart)\.tsx$/,
  /\/src\/games\/[a-z]+\/screen\/rules\.tsx$/,
  /\/src\/features\/fairness\/fairness-content\.tsx$/,
  /\/pixi\.js\/lib\/environment-(?:browser\/browserAll|webworker\/webworkerAll)\.mjs$/,
];
const PIXI = /\/node_modules\/(?:pixi\.js|@pixi)\//;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.entries(bundle).flatMap(([name, output]) => (output.type === 'chunk' ? [[name, output] as const] : [])),
  );

const isTranslation = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.length > 0 && moduleIds.every((id) => TRANSLATION.test(id));

const isCounted = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => COUNTED_TRANSLATION.test(id));

const isOnDemand = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  ON_DEMAND.some((name) => name.test(facadeModuleId ?? ''));

/** Everything that a chunk brings with it: its static imports and one language; `deep`: what it loads later too. */
const reach = (chunks: Chunks, from: string, deep: boolean, seen = new Set<string>()): Set<string> => {
  const chunk = chunks.get(from);
  if (!chunk || seen.has(from)) return seen;
  seen.add(from);
  for (const name of chunk.imports) reach(chunks, name, deep, seen);
  for (const name of chunk.dynamicImports) {
    const later = chunks.get(name);
    if (!later || isOnDemand(later)) continue;
    if (isTranslation(later) ? isCounted(later) : deep) reach(chunks, name, deep, seen);
  }
  return seen;
};

/** The chunks with a module of such a name in them. */
const namesOf = (chunks: Chunks, name: RegExp): string[] =>
  [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => name.test(id))).map(({ fileName }) => fileName);

const union = (...sets: ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

const weigh = (chunks: Chunks, names: ReadonlySet<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);

const hasPixi = (chunks: Chunks, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => chunks.get(name)?.moduleIds.some((id) => PIXI.test(id)));

/** The screens that the build contains, wherever they ended up: each must be weighed. */
const screensIn = (chunks: Chunks): string[] =>
  [...chunks.values()].flatMap(({ moduleIds }) => moduleIds).filter((id) => GAME_SCREEN.test(id));

export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
  readonly inAll?: number; // with the frame, where `bytes` is only what comes on top
  readonly pixi: boolean; // true when the page may have it
}

/** The weight of the shell with what areas show on every page, of each page with the shell, and of what each game adds to it. */
export const weights = (bundle: Rolldown.OutputBundle): Weight[] => {
  const chunks = chunksOf(bundle);
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the build has no entry chunk to weigh');
  const shell = union(...[entry.fileName, ...namesOf(chunks, GATES)].map((name) => reach(chunks, name, false)));
  const rows: Weight[] = [
    { what: 'shell', bytes: weigh(chunks, shell), limit: FIRST_LOAD_BYTES, pixi: hasPixi(chunks, shell) },
  ];
  for (const { fileName, facadeModuleId } of chunks.values()) {
    const id = facadeModuleId ?? '';
    const game = GAME_SCREEN.exec(id);
    if (game) {
      const slots = [...chunks.values()].filter((chunk) => GAME_SLOTS.test(chunk.facadeModuleId ?? ''));
      const seen = new Set(shell); // the shell's later loads for other pages are not the game's
      for (const name of [fileName, ...slots.map((chunk) => chunk.fileName)]) reach(chunks, name, true, seen);
      const added = seen.difference(shell);
      const inAll = weigh(chunks, seen);
      rows.push({ what: `game ${game[1]} adds`, bytes: weigh(chunks, added), limit: GAME_BYTES, inAll, pixi: false });
    } else if (PAGE.test(id)) {
      const parts = HOME_PAGE.test(id) ? namesOf(chunks, HOME_PARTS) : [];
      const all = union(shell, ...[fileName, ...parts].map((name) => reach(chunks, name, false)));
      const what = id.slice(id.indexOf('/src/') + 5);
      rows.push({ what, bytes: weigh(chunks, all), limit: FIRST_LOAD_BYTES, pixi: hasPixi(chunks, all) });
    }
  }
  const weighed = rows.filter(({ what }) => what.startsWith('game ')).length;
  const screens = screensIn(chunks);
  if (weighed !== screens.length)
    throw new Error(`${screens.length} games, but ${weighed} were weighed: a screen is not a route of its own`);
  return rows;
};

const line = ({ what, bytes, limit, inAll, pixi }: Weight): string => {
  const verdict = bytes > limit ? 'TOO MUCH' : pixi ? 'HAS PIXI' : 'ok';
  const whole = inAll === undefined ? '' : ` (${(inAll / KB).toFixed(1)} with the frame)`;
  return `  ${what.padEnd(44)} ${(bytes / KB).toFixed(1).padStart(6)} of ${limit / KB} KB  ${verdict}${whole}`;
};

/** Prints what JavaScript weighs (gzip) and fails the build when a budget is exceeded. */
export const budget = (): Plugin => ({
  name: 'glasshouse:budget',
  apply: 'build',
  generateBundle(_options, bundle) {
    const rows = weights(bundle);
    console.log(['', 'JavaScript, gzip:', ...rows.map(line)].join('\n'));
    const broken = rows.filter(({ bytes, limit, pixi }) => bytes > limit || pixi);
    if (broken.length > 0) this.error(`over the budget: ${broken.map(({ what }) => what).join(', ')}`);
  },
});
