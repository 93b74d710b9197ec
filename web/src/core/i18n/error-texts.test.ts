import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const server = join(import.meta.dirname, '../../../../server/src');

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const entriesOf = (texts: Texts): [key: string, text: string][] =>
  Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/** Everything that files of texts export, and what stands one level deeper in it: a language each. */
const load = async (root: string, pattern: string): Promise<{ file: string; texts: Texts }[]> => {
  const files = globSync(pattern, { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Texts>));
  return modules.flatMap((module, at) =>
    Object.values(module)
      .filter(isTexts)
      .flatMap((texts) => [texts, ...Object.values(texts).filter(isTexts)])
      .map((texts) => ({ file: basename(files[at] ?? ''), texts })),
  );
};

const said = async (): Promise<{ codes: Set<string>; sentences: Set<string> }> => {
  const entries = (await load(server, '**/*.messages.ts')).flatMap(({ texts }) => entriesOf(texts));
  return {
    codes: new Set(entries.map(([code]) => code)),
    sentences: new Set(entries.map(([, text]) => text).filter((text) => /[.!?]$/.test(text))),
  };
};

/** Refusals of sign-in: the server answers with their keys alone. */
const SIGN_IN = /^login\.error\./;

/** Sentences of the server that a page also says of its own accord: before it sends anything, or of what it was told. */
const ofItsOwn: readonly string[] = [
  'avatar error.type',
  'kyc error.type',
  'moderation protected',
  'profile hidden',
  'social result.generic',
];

const ours = async (): Promise<[name: string, text: string][]> =>
  (await load(web, '**/*.messages{,.??}.ts')).flatMap(({ file, texts }) =>
    entriesOf(texts)
      .filter(([key]) => !SIGN_IN.test(key))
      .map(([key, text]): [string, string] => [`${file.split('.')[0]} ${key}`, text]),
  );

test('a code that the server words is not worded here', async () => {
  const { codes } = await said();
  expect(codes.size).toBeGreaterThan(40);
  const texts = await ours();
  expect(texts.length).toBeGreaterThan(5000);
  const worded = texts
    .map(([name]) => name)
    .filter((name) => codes.has(/(?:error|problem)\.([^.]+)$/.exec(name)?.[1] ?? ''));
  expect([...new Set(worded)]).toEqual([]);
});

test('no sentence of the server is copied', async () => {
  const { sentences } = await said();
  const copied = (await ours()).filter(([, text]) => sentences.has(text)).map(([name]) => name);
  expect([...new Set(copied)].toSorted()).toEqual(ofItsOwn);
});
