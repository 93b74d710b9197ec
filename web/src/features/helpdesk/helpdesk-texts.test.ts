import { languages, type Language } from 'server/contract';
import { tournamentImages } from 'assets';
import { describe, expect, test } from 'vitest';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import type { LongText } from '../../core/i18n/long-text.ts';
import { faqText } from './faq.text.ts';
import { policySections, policyText } from './policy.text.ts';
import { termsSections, termsText } from './terms.text.ts';
import { tournaments, tournamentsText } from './tournaments.text.ts';

interface Part {
  readonly id: string;
  readonly paragraphs: number;
}

const keysOf = ({ id, paragraphs }: Part, heads: readonly string[]): string[] => [
  ...heads.map((head) => `${id}.${head}`),
  ...Array.from({ length: paragraphs }, (_, index) => `${id}.${index + 1}`),
];

const documents = [
  {
    text: policyText as LongText<unknown>,
    keys: ['intro', 'updated', ...policySections.flatMap((part) => keysOf(part, ['title']))],
  },
  {
    text: termsText as LongText<unknown>,
    keys: ['intro', 'updated', ...termsSections.flatMap((part) => keysOf(part, ['title']))],
  },
  {
    text: tournamentsText as LongText<unknown>,
    keys: tournaments.flatMap(({ slug, paragraphs }) => keysOf({ id: slug, paragraphs }, ['title', 'lead'])),
  },
];

const PAGES = [
  '/fairness',
  '/helpdesk/policy',
  '/helpdesk/terms',
  '/settings/account',
  '/settings/kyc',
  '/settings/limits',
  '/settings/preferences',
  '/settings/security',
];
const LINK = /\[[^[\]]+\]\(([^()]+)\)/g;

const linksOf = (paragraph: string): string[] => [...paragraph.matchAll(LINK)].map(([, path = '']) => path).toSorted();

const GROUPING = /(?<=\d)[ ,.](?=\d{3}(?!\d))/g; // 1 500, 1,500 and 1.500 are one number

/** The numbers of a paragraph, in which translations must not differ. */
const figuresOf = (paragraph: string): string[] =>
  (paragraph.replace(LINK, '').replace(GROUPING, '').match(/\d+/g) ?? []).toSorted();

const read = async ({ loaders }: LongText<unknown>, language: Language): Promise<Dictionary> =>
  (await loaders[language]()).default;

describe.each(documents.map((document) => [document.text.section, document] as const))('%s', (_name, document) => {
  test('has exactly the parts that its list names, in their order', async () => {
    expect(Object.keys(await read(document.text, 'ru'))).toEqual(document.keys);
  });

  test('leads to pages of ours only', async () => {
    const links = Object.values(await read(document.text, 'ru')).flatMap(linksOf);
    expect(links.filter((path) => !PAGES.includes(path))).toEqual([]);
  });

  test.each(languages)('says in %s what the source says: the same links, figures and lists', async (language) => {
    const [source, text] = await Promise.all([read(document.text, 'ru'), read(document.text, language)]);
    const shapeOf = (key: string, paragraph = ''): unknown => ({
      key,
      links: linksOf(paragraph),
      figures: figuresOf(paragraph),
      items: paragraph.split('\n').map((line) => line.startsWith('- ')),
    });
    for (const key of Object.keys(source)) expect(shapeOf(key, text[key])).toEqual(shapeOf(key, source[key]));
  });

  test.each(languages)('has no other markup in %s', async (language) => {
    const paragraphs = Object.values(await read(document.text, language)).map((each) => each.replace(LINK, ''));
    expect(paragraphs.filter((each) => /[*_`#<>[\]]|https?:/.test(each.replace('second_factor', '')))).toEqual([]);
  });
});

test('every tournament has a picture', () => {
  expect(Object.keys(tournamentImages)).toEqual(tournaments.map(({ slug }) => slug));
});

test.each(languages)('names the hours of support in %s, and promises no time to an answer', async (language) => {
  const [faq, policy, terms] = await Promise.all([faqText, policyText, termsText].map((text) => read(text, language)));
  for (const text of [faq?.['support.a'], policy?.['contact.2'], terms?.['complaints.2']])
    expect(text?.match(/\d+(?::\d+)?/g)?.toSorted()).toEqual(['03:00', '03:00', '08:00', '10:00', '3']);
});
