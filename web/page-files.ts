import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What the main page consists of, beside the frame. */
export const HOME_PARTS = ['/src/app/pages/home-page.tsx'] as const;

const TRANSLATION = /\.messages\.([a-z]{2})\.ts$/;

const chunkOf = (bundle: Bundle, name: string): Rolldown.OutputChunk | undefined => {
  const output = bundle[name];
  return output?.type === 'chunk' ? output : undefined;
};

const withImports = (bundle: Bundle, name: string, seen: Set<string>): Set<string> => {
  const chunk = chunkOf(bundle, name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
};

/** A script and everything that it imports at once. */
export const scriptsOf = (bundle: Bundle, name: string): ReadonlySet<string> => withImports(bundle, name, new Set());

/** The scripts of a page that loads these modules, those of the frame around it among them. */
export const pageScripts = (bundle: Bundle, parts: readonly string[]): ReadonlySet<string> => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the build has no entry');
  const scripts = withImports(bundle, entry.fileName, new Set());
  for (const part of parts) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)));
    if (!chunk) throw new Error(`the build has no chunk of ${part}`);
    withImports(bundle, chunk.fileName, scripts);
  }
  return scripts;
};

/** The stylesheets that come with scripts. */
export const stylesOf = (bundle: Bundle, scripts: Iterable<string>): string[] => [
  ...new Set([...scripts].flatMap((name) => [...(chunkOf(bundle, name)?.viteMetadata?.importedCss ?? [])])),
];

/** The translations of the texts in scripts, into one language or all. */
export const dictionariesOf = (bundle: Bundle, scripts: Iterable<string>, language?: string): string[] =>
  [...scripts]
    .flatMap((name) => chunkOf(bundle, name)?.dynamicImports ?? [])
    .filter((name) => {
      const found = TRANSLATION.exec(chunkOf(bundle, name)?.facadeModuleId ?? '')?.[1];
      return found !== undefined && (language === undefined || found === language);
    });
