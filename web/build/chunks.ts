import type { Plugin, Rolldown } from 'vite';
import { GATES, TITLES } from './area-modules.ts';

/** What all games say in a language on the first page, or beside their miniatures: each a file of its own would be many. */
const OF_ALL_GAMES = /\/src\/games\/[a-z0-9-]+\/[a-z0-9-]+-(card|home|faq)\.messages\.([a-z]{2})\.ts$/;
const PARTS = /\/src\/games\/[a-z0-9-]+\/[a-z0-9-]+(?:\.parts|-home\.messages)\.ts$/;

/** The texts of all games of one kind and language. */
const gameTexts = (id: string): string | null => {
  const [, kind, language] = OF_ALL_GAMES.exec(id) ?? [];
  return kind === undefined ? null : `games-${kind}.${language}`;
};

const titles = (id: string): string | null => {
  const [, language] = TITLES.exec(id) ?? [];
  return language === undefined ? null : `titles.${language}`;
};

/** Libraries that every page needs. */
const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|use-sync-external-store|cookie|socket\.io-(?:client|parser)|engine\.io-(?:client|parser)|@socket\.io)\//;

const shared = { minShareCount: 4, includeDependenciesRecursively: false } as const;

/** The same where not every page needs all of it: what draws on a canvas, and brings Pixi, apart from what does not. */
const apart = { ...shared, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 1000 } as const;

/** Modules that are put into one file: by itself the bundler makes a file of each that pages share, sixty for a game. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: LIBRARIES, priority: 3 },
  { name: 'frame', tags: ['$initial'], priority: 2 },
  // the first client seed is every page's: put together with what only checkers need, it would bring that along
  { ...apart, name: 'engine', test: /\/games-engine\/src\/core\/(?!client-seed\.ts$)/ },
  // whether something is in play is asked by what has no game too: the shell's updates, the club's news
  {
    name: 'in-play',
    test: /\/src\/core\/game-kit\/(?:in-play|bets-in-flight)\.ts$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { ...apart, name: 'game', test: /\/src\/core\/(?:game-kit|evidence)\// },
  // of the studio and the audit alone, apart from their source texts, which smaller pages need too; of staff alone
  { ...shared, name: 'configs', test: /\/src\/core\/configs\/[a-z-]+\.tsx?$/ },
  { ...shared, name: 'configs-texts', test: /\/src\/core\/configs\/[a-z-]+\.messages\.ts$/ },
  { ...shared, name: 'staff', test: /\/src\/core\/staff\/[a-z-]+(?:\.messages)?\.tsx?$/ },
  {
    ...shared,
    name: 'ui',
    test: /\/src\/core\/(?!(?:game-kit|evidence)\/|(?:configs|staff)\/[a-z-]+(?:\.messages)?\.tsx?$)|\/node_modules\/lucide-react\//,
  },
  { name: gameTexts, debugName: 'texts of games', includeDependenciesRecursively: false },
  { name: titles, debugName: 'titles of areas', includeDependenciesRecursively: false },
  { name: 'gates', test: GATES, includeDependenciesRecursively: false },
  { name: 'game-parts', test: PARTS, includeDependenciesRecursively: false },
];

const importsOf = (bundle: Rolldown.OutputBundle, name: string): readonly string[] => {
  const output = bundle[name];
  return output?.type === 'chunk' ? output.imports : [];
};

/** A file that imports itself by way of others, with the way; undefined when there is none. */
export const findCycle = (bundle: Rolldown.OutputBundle): readonly string[] | undefined => {
  const clear = new Set<string>();
  const look = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (clear.has(name)) return undefined;
    for (const imported of importsOf(bundle, name)) {
      const cycle = look(imported, [...way, name]);
      if (cycle) return cycle;
    }
    clear.add(name);
    return undefined;
  };
  for (const name of Object.keys(bundle)) {
    const cycle = look(name, []);
    if (cycle) return cycle;
  }
  return undefined;
};

/** Fails the build when files import each other: which of them runs first is chance, and pages break. */
export const acyclicFiles = (): Plugin => ({
  name: 'glasshouse:acyclic-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const cycle = findCycle(bundle);
    if (cycle) this.error(`files import each other: ${cycle.join(' → ')}`);
  },
});
