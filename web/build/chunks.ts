import type { Plugin, Rolldown } from 'vite';

/** Parts that areas show on every page by themselves. */
export const GATES = /\/src\/features\/[a-z-]+\/[a-z-]+-gate\.tsx$/;

/** Parts that areas put on the main page, which waits for them. */
export const HOME_PARTS = /\/src\/features\/[a-z-]+\/[a-z-]+-place\.tsx$/;

/** A section in a language: games' cards and areas' titles are on the first page, so that all of them are one file. */
const TRANSLATION = /^\0texts\/([a-z-]+)\/([a-z-]+)\.([a-z]{2})$/;
const OF_ALL_GAMES = ['card', 'home', 'faq'];
const PARTS = /\/src\/games\/[a-z0-9-]+\/parts\.ts$/;
const HOME_TEXTS = /^\0texts\/[a-z-]+\/home$/; // texts of banners

const translations = (id: string): string | null => {
  const [, area, section = '', language] = TRANSLATION.exec(id) ?? [];
  if (area === undefined) return null;
  if (OF_ALL_GAMES.includes(section)) return `games-${section}.${language}`;
  return section === 'titles' ? `titles.${language}` : `${area}-${section}.${language}`;
};

/** Libraries that every page needs. */
const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|cookie|socket\.io-(?:client|parser)|engine\.io-(?:client|parser)|@socket\.io)\//;

const shared = { minShareCount: 4, includeDependenciesRecursively: false } as const;

/** The same where not every page needs all of it: what draws on a canvas, and brings Pixi, apart from what does not. */
const apart = { ...shared, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 1000 } as const;

/** Modules that are put into one file: by itself the bundler makes a file of each that pages share, sixty for a game. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: LIBRARIES, priority: 3 },
  { name: 'frame', tags: ['$initial'], priority: 2 },
  // the first client seed is every page's: put together with what only checkers need, it would bring that along
  // and what follows a change of the log's key is for checkers alone
  { ...apart, name: 'engine', test: /\/games-engine\/src\/core\/(?!client-seed\.ts$|log\/key-[a-z]+\.ts$)/ },
  // parts without a game ask whether something is in play, too: the shell's updates, the club's news
  {
    name: 'in-play',
    test: /\/src\/core\/game-kit\/bet\/in-play\.ts$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    ...apart,
    name: 'game',
    test: /\/src\/core\/(?:game-kit|evidence|seeds|share)\/|\/src\/core\/games\/favourites\.ts$|^\0texts\/(?:game-kit|evidence)\/[a-z-]+$/,
  },
  // plays nothing before a page is there: the frame knows only its switch
  { ...shared, priority: 1, name: 'sound', test: /\/src\/core\/sound\/(?!muted\.ts$)/ },
  // for studio and audit alone, apart from their source texts, which smaller pages need too; for staff alone
  { ...shared, name: 'configs', test: /\/src\/core\/configs\/[a-z-]+\.tsx?$/ },
  { ...shared, name: 'configs-texts', test: /^\0texts\/configs\/(?:config-fields|bounds)$/ },
  {
    ...shared,
    priority: 1,
    name: 'office-forms',
    test: /\/src\/core\/office\/(?:act|changes|propose-act|record-[a-z]+)\.tsx?$|^\0texts\/office\/forms$/,
  },
  {
    ...shared,
    priority: 1,
    name: 'office-lists',
    test: /\/src\/core\/office\/(?:list(?:-rows)?|filter-form|range-form|day-range|money-chart|use-desk-format)\.tsx?$|^\0texts\/office\/lists$/,
  },
  {
    ...shared,
    name: 'office',
    test: /\/src\/core\/office\/(?!list-state)[a-z-]+\.tsx?$|^\0texts\/office\/staff$/,
  },
  { ...shared, name: 'data-table', test: /\/src\/core\/ui\/data-table\./ },
  {
    ...shared,
    minShareCount: 8,
    name: 'ui',
    test: /\/src\/core\/(?!(?:game-kit|evidence|seeds|figures|share|podium)\/|games\/favourites\.ts$|ui\/data-table\.|(?:configs|office)\/[a-z-]+\.tsx?$)|^\0texts\/(?:(?:avatar|free-draw|reauthentication|ui|voids)\/main|vip\/vip-card)$|\/node_modules\/lucide-react\//,
  },
  { name: translations, debugName: 'translations', includeDependenciesRecursively: false },
  { name: 'gates', test: GATES, includeDependenciesRecursively: false },
  { name: 'game-parts', test: PARTS, includeDependenciesRecursively: false },
  { name: 'game-home-texts', test: HOME_TEXTS, includeDependenciesRecursively: false },
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
