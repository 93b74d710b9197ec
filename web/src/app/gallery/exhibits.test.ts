import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** Components that the gallery does not show by themselves, and why. */
const unshown: Readonly<Record<string, string>> = {
  DialogWindow: 'the window of Dialog',
  MenuWindow: 'the window of Menu',
  StatsWindow: 'lies over the page: SessionStatsPanel opens it',
  ErrorHelp: 'asks about a refusal: stands in toasts and in states of errors',
  LiveRegion: 'is heard, not seen',
  Toaster: 'stands in the frame: the buttons of `toast` fill it',
  Page: 'holds a whole page',
  GameLayout: 'the frame of every game page',
  PlayPanel: 'the controls of every game page; its parts are shown',
  PlayMoneyTable: 'holds a table that guests may try',
  SceneDigits: 'a number of a scene',
  SceneLabel: 'a word of a scene',
  SceneStage: 'holds every scene',
  Still: 'holds every scene without a canvas',
};

const src = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(src, file), 'utf8');

const EXPORTED = /^export (?:const|function) ([A-Z][a-z]\w*)/gm;

/** Components that a file exports. */
const componentsIn = (file: string): string[] => [...textOf(file).matchAll(EXPORTED)].map(([, name = '']) => name);

const components = globSync('core/{ui,game-kit}/**/*.tsx', { cwd: src })
  .filter((file) => !file.includes('.test.'))
  .flatMap(componentsIn);

const gallery = globSync('app/gallery/*-exhibits.tsx', { cwd: src }).map(textOf).join('\n');

/** True when the gallery puts a component on one of its pages. */
const isShown = (name: string): boolean => new RegExp(`<${name}[\\s/>]`).test(gallery);

test('there are components to show', () => {
  expect(components.length).toBeGreaterThan(30);
});

test('every component of core/ui and core/game-kit is in the gallery, or it is said why not', () => {
  expect(components.filter((name) => !isShown(name) && !Object.hasOwn(unshown, name))).toEqual([]);
});

test('a component listed as not shown exists and is not shown', () => {
  const names = Object.keys(unshown);
  expect(names.filter((name) => isShown(name) || !components.includes(name))).toEqual([]);
});

test.each(globSync('app/gallery/*-exhibits.tsx', { cwd: src }))('%s stands in the gallery', (file) => {
  expect(textOf('app/gallery/gallery-page.tsx')).toContain(`/${basename(file)}'`);
});
