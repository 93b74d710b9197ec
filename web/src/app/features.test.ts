import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { houseFeatures } from './features.ts';
import { officeRoutes, settingsRoutes } from './site-routes.tsx';

const { menu, routes, settings, office, dialogs } = houseFeatures;

const sources = globSync('**/*.{ts,tsx}', {
  cwd: join(import.meta.dirname, '..'),
  exclude: ['**/*.test.*', 'testing/**'],
});
const code = sources.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')).join('\n');
const literals = (call: string): string[] =>
  [...code.matchAll(new RegExp(`\\b${call}\\('(\\w+)'`, 'g'))].map(([, name = '']) => name);

test('links of all menus lead to pages of some area', () => {
  const pages = [...routes, ...settingsRoutes(settings), ...officeRoutes(office)];
  const links = [menu.sections, menu.bottom, menu.profile, menu.footer].flat();
  const targets = links.flatMap((link) => ('to' in link ? [link.to] : []));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((to) => matchRoutes([...pages], to) === null)).toEqual([]);
  const opened = links.flatMap((link) => ('modal' in link ? [link.modal] : []));
  expect(opened.filter((name) => !dialogs.has(name))).toEqual([]);
});

test('every dialog that is opened by its name is brought by an area, or is one of a page', () => {
  const opened = new Set([...literals('openModal'), ...literals('changeModal')]);
  const known = new Set([...dialogs.keys(), ...literals('usePageDialog')]);
  expect(opened.size).toBeGreaterThan(5);
  expect([...opened.difference(known)]).toEqual([]);
  expect(literals('usePageDialog').filter((name) => dialogs.has(name))).toEqual([]);
});
