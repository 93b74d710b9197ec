import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const document = readFileSync(`${root}server/SECURITY.md`, 'utf8');
const tests = globSync('{server,db,games-engine,web}/{src,e2e}/**/*.test.{ts,tsx}', { cwd: root }).map((file) =>
  readFileSync(`${root}${file}`, 'utf8'),
);

/** Last cells of the document's tables: the files and titles that prove a row. */
const proofs = document
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').at(-2) ?? '');

it('every file that the security document names exists', () => {
  const named = [...document.matchAll(/`([\w./-]+\.(?:ts|tsx|txt|md))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(80);
  const isThere = (path: string): boolean =>
    [path, `server/${path}`, `server/src/${path}`].some((place) => existsSync(`${root}${place}`));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

it('every title that the security document quotes as a proof is in a test', () => {
  const quoted = proofs.flatMap((proof) => [...proof.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title));
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter((title) => !tests.some((text) => text.includes(title)))).toEqual([]);
});
