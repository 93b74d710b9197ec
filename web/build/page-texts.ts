import type { PagesFile } from 'server/contract';
import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as PageTexts from '../src/app/page-texts.ts';
import { appManifest } from './app-manifest.ts';
import { texts } from './texts.ts';

/** Address of a picture of the brand in a build. */
export const pathOf = (bundle: Rolldown.OutputBundle, picture: string): string => {
  const file = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.originalFileNames.some((name) => name.endsWith(`/brand/${picture}`)),
  );
  if (!file) throw new Error(`the build has no ${picture}`);
  return `/${file.fileName}`;
};

/** Writes what the server tells search engines, previews of links and phones: `pages.json` and a manifest a language. */
export const pageTexts = (): Plugin => ({
  name: 'glasshouse:page-texts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const icons = { small: pathOf(bundle, 'icon-192.png'), large: pathOf(bundle, 'icon-512.png') };
    // not imported: the build's own configuration would bring every game's screen with it
    const { module } = await runnerImport<typeof PageTexts>(join(import.meta.dirname, '../src/app/page-texts.ts'), {
      configFile: false,
      plugins: [texts()],
    });
    const { addresses, pageTexts: words } = module;
    for (const [language, own] of Object.entries(words)) {
      const source = JSON.stringify(appManifest(own, icons));
      this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
    }
    const file: PagesFile = { picture: icons.large, addresses, languages: words };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(file) });
  },
});
