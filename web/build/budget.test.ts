import { randomBytes } from 'node:crypto';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { weights } from './budget.ts';

const KB = 1024;

interface File {
  id: string;
  kilobytes: number; // packed
  imports?: string[];
  later?: string[];
  modules?: string[];
}

const bundleOf = (files: Readonly<Record<string, File>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(files).map(([fileName, { id, kilobytes, imports = [], later = [], modules = [id] }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        isEntry: fileName === 'index.js',
        facadeModuleId: id,
        moduleIds: modules,
        imports,
        dynamicImports: later,
        code: randomBytes(kilobytes * KB).toString('base64'), // gzip undoes base64, and no more
      },
    ]),
  ) as unknown as Rolldown.OutputBundle;

const site: Readonly<Record<string, File>> = {
  'index.js': {
    id: '/src/app/main.tsx',
    kilobytes: 40,
    imports: ['react.js'],
    later: ['home.js', 'dice.js', 'en.js', 'tr.js'],
  },
  'react.js': { id: '/node_modules/react/index.js', kilobytes: 60 },
  'home.js': { id: '/src/app/pages/home-page.tsx', kilobytes: 10, imports: ['react.js', 'ui.js'] },
  'gates.js': { id: '/src/features/auth/auth-gate.tsx', kilobytes: 5 },
  'home-parts.js': { id: '/src/features/banners/banners-place.tsx', kilobytes: 5 },
  'ui.js': { id: '/src/core/ui/button.tsx', kilobytes: 5 },
  'en.js': { id: '\0texts/app/shell.en', kilobytes: 4 },
  'tr.js': { id: '\0texts/app/shell.tr', kilobytes: 4 },
  'dice.js': {
    id: '/src/games/dice/screen/screen.tsx',
    kilobytes: 20,
    imports: ['ui.js'],
    later: ['stage.js', 'rules.js'],
  },
  'stage.js': {
    id: '/src/games/dice/scene/stage.tsx',
    kilobytes: 100,
    modules: ['/node_modules/pixi.js/lib/index.mjs'],
  },
  'rules.js': { id: '/src/games/dice/screen/rules.tsx', kilobytes: 30 },
};

const weigh = (files: Readonly<Record<string, File>>) =>
  weights(bundleOf(files)).map(({ what, bytes, inAll, pixi }) =>
    [what, ...[bytes, inAll ?? 0].map((size) => Math.round(size / KB / 5) * 5), pixi].join(' '),
  );

test('a page weighs what it, its parts and the frame load at once, in one language; a game what it adds, its canvas too', () => {
  expect(weigh(site)).toEqual([
    'shell 110 0 false',
    'app/pages/home-page.tsx 130 0 false',
    'game dice adds 125 235 false',
  ]);
});

test('a page that brings Pixi is told', () => {
  const home = { ...site['home.js'], imports: ['stage.js'] } as File;
  expect(weigh({ ...site, 'home.js': home })).toContain('app/pages/home-page.tsx 225 0 true');
});

test('a game that is no file of its own is told: it would not be weighed', () => {
  const index = { ...site['index.js'], modules: ['/src/app/main.tsx', '/src/games/mines/screen/screen.tsx'] } as File;
  expect(() => weigh({ ...site, 'index.js': index })).toThrow('2 games, but 1 were weighed');
});
