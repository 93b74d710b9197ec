import type { Rolldown } from 'vite';

type Info = NonNullable<ReturnType<Rolldown.ChunkingContext['getModuleInfo']>>;

/** Libraries that every page needs: one file instead of many small ones, each of which a phone would ask for. */
const EVERYWHERE =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|use-sync-external-store|cookie|socket\.io-(?:client|parser)|engine\.io-(?:client|parser)|@socket\.io)\//;

const GAME_SCREEN = /\/src\/games\/([a-z]+)\/\1-screen\.tsx$/;
/** What else loads nowhere but on a game's page, or only for developers. */
const WITH_A_GAME = /\/src\/(?:app\/(?:game-slots\.tsx|gallery\/)|games\/[a-z]+\/[a-z]+-stage\.tsx|core\/game-kit\/)/;
const SHARED_BY_GAMES = 2;

/** Pages, and the parts that many of them are made of. */
const PAGE = /-(?:screen|pages?)\.tsx$/;
const CORE = /\/web\/src\/core\//;
const IN_FRAME = /\/node_modules\/(?:lucide-react|@tanstack)\//;
const MANY_PAGES = 8;

/** Says from where a module is reached by imports alone: the files that somebody loads on demand, or the beginning. */
const rootsFinder = (infoOf: (id: string) => Info | null) => {
  const known = new Map<string, ReadonlySet<string>>();
  const rootsOf = (id: string): ReadonlySet<string> => {
    const found = known.get(id);
    if (found) return found;
    const roots = new Set<string>();
    known.set(id, roots); // modules that import each other end here
    const info = infoOf(id);
    if (info && (info.isEntry || info.dynamicImporters.length > 0)) roots.add(id);
    for (const importer of info?.importers ?? []) for (const root of rootsOf(importer)) roots.add(root);
    return roots;
  };
  return rootsOf;
};

let rootsOf: ReturnType<typeof rootsFinder> | undefined;

const rootsBy = (id: string, context: Rolldown.ChunkingContext): string[] => {
  rootsOf ??= rootsFinder((each) => context.getModuleInfo(each));
  return [...rootsOf(id)];
};

/** What games share and no other page needs. */
const gameName = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const roots = rootsBy(id, context);
  const isShared = roots.filter((root) => GAME_SCREEN.test(root)).length >= SHARED_BY_GAMES;
  return isShared && roots.every((root) => GAME_SCREEN.test(root) || WITH_A_GAME.test(root)) ? 'game' : null;
};

/** What a game's screen is made of, of its own slice; the screen itself stays the file that its page asks for. */
const partsName = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const game = /\/web\/src\/games\/([a-z]+)\//.exec(id)?.[1];
  const roots = rootsBy(id, context);
  const isPart = !roots.includes(id) && roots.some((root) => GAME_SCREEN.exec(root)?.[1] === game);
  return game !== undefined && isPart ? `${game}-parts` : null;
};

/** Whether a module of ours brings no library along that the frame has not. */
const isLight = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (seen.has(id) || !/\/(?:web\/src|node_modules)\//.test(id)) return true;
  seen.add(id);
  if (id.includes('/node_modules/')) return EVERYWHERE.test(id) || IN_FRAME.test(id);
  return (context.getModuleInfo(id)?.importedIds ?? []).every((each) => isLight(each, context, seen));
};

/** Parts that many pages are made of, or games and what is not a page: each would be a file that a phone asks for. */
const commonName = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const roots = rootsBy(id, context);
  if (!CORE.test(id) || roots.includes(id) || !isLight(id, context)) return null;
  const games = roots.filter((root) => GAME_SCREEN.test(root)).length;
  const pages = roots.filter((root) => PAGE.test(root)).length;
  if (pages >= MANY_PAGES) return 'common';
  return games >= SHARED_BY_GAMES && games === pages ? 'kit' : null;
};

/** How modules are put together into files; what is named here is more than the bundler would put together itself. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: EVERYWHERE, priority: 2 },
  { name: 'frame', tags: ['$initial'], priority: 1 },
  { name: gameName, debugName: 'game', includeDependenciesRecursively: false },
  { name: commonName, debugName: 'common', includeDependenciesRecursively: false },
  { name: partsName, debugName: 'parts', includeDependenciesRecursively: false },
];
