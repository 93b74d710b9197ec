import type { Rolldown } from 'vite';

type Info = NonNullable<ReturnType<Rolldown.ChunkingContext['getModuleInfo']>>;

/** Libraries that every page needs: one file instead of many small ones, each of which a phone would ask for. */
const EVERYWHERE =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|use-sync-external-store|cookie|socket\.io-(?:client|parser)|engine\.io-(?:client|parser)|@socket\.io)\//;

const GAME_SCREEN = /\/src\/games\/([a-z]+)\/\1-screen\.tsx$/;
/** What else loads nowhere but on a game's page, or only for developers. */
const WITH_A_GAME = /\/src\/(?:app\/(?:game-slots\.tsx|gallery\/)|games\/[a-z]+\/[a-z]+-stage\.tsx|core\/game-kit\/)/;
const GAMES = 6;

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

/** What all games share and no other page needs. */
const gameName = (id: string, context: Rolldown.ChunkingContext): string | null => {
  rootsOf ??= rootsFinder((each) => context.getModuleInfo(each));
  const roots = [...rootsOf(id)];
  const isShared = roots.filter((root) => GAME_SCREEN.test(root)).length === GAMES;
  return isShared && roots.every((root) => GAME_SCREEN.test(root) || WITH_A_GAME.test(root)) ? 'game' : null;
};

/** How modules are put together into files; what is named here is more than the bundler would put together itself. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: EVERYWHERE, priority: 2 },
  { name: 'frame', tags: ['$initial'], priority: 1 },
  { name: gameName, debugName: 'game', includeDependenciesRecursively: false },
];
