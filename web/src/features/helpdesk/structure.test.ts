import { KYC_BYTES, KYC_PENDING, languages, type Language } from 'server/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { loadLanguage, type Dictionary } from '../../core/i18n/i18n.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { translatorOf } from '../../core/i18n/messages.ts';
import { houseGames } from '../../games/registry.ts';
import { clauseId, clausesOf } from './article-structure.ts';
import { contractFigures, faqSections, faqText } from './faq.text.ts';
import { policySections } from './policy.text.ts';
import { linksIn } from './rich-text.parse.ts';
import { termsSections } from './terms.text.ts';

afterAll(() => loadLanguage('ru')); // other files share the process

const LAYOUT_IDS = ['content', 'root']; // ids of the frame around every page

const read = async (language: Language): Promise<Dictionary> => {
  return (await faqText.loaders[language]()).default;
};

const faqIds = [...faqSections.flatMap(({ id, questions }) => [id, ...questions]), ...houseGames.ids];
const articleIds = (sections: typeof policySections | typeof termsSections): string[] =>
  sections.flatMap((section) => [section.id, ...clausesOf(section).map((clause) => clauseId(section.id, clause))]);

describe('addresses', () => {
  test.each([
    ['faq', faqIds],
    ['policy', articleIds(policySections)],
    ['terms', articleIds(termsSections)],
  ])('lead to one place each: %s', (_page, ids) => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => LAYOUT_IDS.includes(id) || !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
  });
});

describe('the FAQ', () => {
  test('has exactly the texts that its groups and questions name, in their order', async () => {
    const keys = faqSections.flatMap(({ id, questions }) => [
      `${id}.title`,
      ...questions.flatMap((question) => [`${question}.q`, `${question}.a`]),
    ]);
    expect(Object.keys(await read('ru'))).toEqual(keys);
  });

  test.each(languages)('has the links and lists of the source in %s', async (language) => {
    const [source, text] = await Promise.all([read('ru'), read(language)]);
    const shapeOf = (answer = '') => ({
      links: linksIn(answer).toSorted(),
      items: answer.split('\n').map((line) => line.startsWith('- ')),
    });
    for (const key of Object.keys(source)) expect([key, shapeOf(text[key])]).toEqual([key, shapeOf(source[key])]);
  });

  test('leads to pages of ours only', async () => {
    const links = Object.values(await read('ru')).flatMap(linksIn);
    const pages = /^\/(?:fairness|settings\/(?:account|security|limits|kyc))$/;
    expect(links.filter((link) => !pages.test(link))).toEqual([]);
  });

  test.each(houseGames.all)('leads from the answer of $id to its rules, in every language', async ({ id, parts }) => {
    const { messages } = await (await parts()).faq();
    for (const language of languages) {
      await loadLanguage(language);
      const answer = translatorOf<{ answer: string }>(messages, localeOf[language])('answer');
      expect([language, ...linksIn(answer)]).toEqual([language, `/helpdesk/rules#${id}`]);
    }
  });

  test('says of documents what the contract says', () => {
    expect(contractFigures).toMatchObject({ kycMb: KYC_BYTES / 1024 / 1024, kycWaiting: KYC_PENDING });
  });
});
