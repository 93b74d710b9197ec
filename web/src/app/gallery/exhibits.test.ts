import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { unshown } from './unshown.ts';

const src = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(src, file), 'utf8');

const EXPORTED = /^export (?:const|function) ([A-Z][a-z]\w*)/gm;

/** What a file exports by a component's name. */
const componentsIn = (file: string): string[] => [...textOf(file).matchAll(EXPORTED)].map(([, name = '']) => name);

const components = globSync('core/{ui,game-kit}/*.tsx', { cwd: src })
  .filter((file) => !file.includes('.test.'))
  .flatMap(componentsIn);

const gallery = globSync('app/gallery/*-exhibits.tsx', { cwd: src }).map(textOf).join('\n');

/** Whether the gallery puts a component on one of its pages. */
const isShown = (name: string): boolean => new RegExp(`<${name}[\\s/>]`).test(gallery);

test('there are components to show', () => {
  expect(components.length).toBeGreaterThan(30);
});

test('every component of core/ui and core/game-kit is in the gallery, or it is said why not', () => {
  expect(components.filter((name) => !isShown(name) && !Object.hasOwn(unshown, name))).toEqual([]);
});

test('what is said not to be shown exists and is not shown', () => {
  const names = Object.keys(unshown);
  expect(names.filter((name) => isShown(name) || !components.includes(name))).toEqual([]);
});

test.each(globSync('app/gallery/*-exhibits.tsx', { cwd: src }))('%s stands in the gallery', (file) => {
  expect(textOf('app/gallery/gallery-page.tsx')).toContain(`/${basename(file)}'`);
});
