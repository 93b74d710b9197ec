import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const locales = join(import.meta.dirname, '../../../locales');
const server = join(import.meta.dirname, '../../../../server/locales');

type Texts = Readonly<Record<string, unknown>>;

const entriesOf = (texts: Texts): [key: string, text: string][] =>
  Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

const readAll = (folder: string): { file: string; texts: Texts }[] =>
  globSync('*/*.json', { cwd: folder }).map((file) => ({
    file: basename(file, '.json'),
    texts: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts,
  }));

const said = (): { codes: Set<string>; sentences: Set<string> } => {
  const areas = readAll(server).flatMap(({ texts }) => Object.values(texts) as Texts[]);
  const entries = areas.flatMap(entriesOf);
  return {
    codes: new Set(entries.map(([code]) => code)),
    sentences: new Set(entries.map(([, text]) => text).filter((text) => /[.!?]$/.test(text))),
  };
};

/** Refusals of sign-in: the server answers with their keys alone. */
const SIGN_IN = /^login\.error\./;

/** Sentences of the server that a page also says of its own accord: before it sends anything, or of what it was told. */
const ofItsOwn: readonly string[] = [
  'avatar/main error.type',
  'bonus/telegram group.early',
  'chat/main readOnly',
  'kyc/main error.type',
  'moderation/main protected',
  'profile/main hidden',
  'social/main result.generic',
];

const ours = (): [name: string, text: string][] =>
  readAll(locales)
    .flatMap(({ file, texts }) =>
      Object.entries(texts).map(([section, dictionary]) => [`${file}/${section}`, dictionary] as const),
    )
    .filter(([name]) => !name.endsWith('-text'))
    .flatMap(([name, texts]) =>
      entriesOf(texts as Texts)
        .filter(([key]) => !SIGN_IN.test(key))
        .map(([key, text]): [string, string] => [`${name} ${key}`, text]),
    );

test('a code that the server words is not worded here', () => {
  const { codes } = said();
  expect(codes.size).toBeGreaterThan(40);
  const texts = ours();
  expect(texts.length).toBeGreaterThan(5000);
  const worded = texts
    .map(([name]) => name)
    .filter((name) => codes.has(/(?:error|problem)\.([^.]+)$/.exec(name)?.[1] ?? ''));
  expect([...new Set(worded)]).toEqual([]);
});

test('no sentence of the server is copied', () => {
  const { sentences } = said();
  const copied = ours()
    .filter(([, text]) => sentences.has(text))
    .map(([name]) => name);
  expect([...new Set(copied)].toSorted()).toEqual(ofItsOwn);
});
