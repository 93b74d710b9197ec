import { languages } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { faqSections, faqText } from './faq.text.ts';
import type { SearchEntry } from './search.ts';
import { suggest } from './suggest.ts';

const questions = {
  ru: 'Почему мой вывод до сих пор не пришёл?',
  en: 'Why has my withdrawal not arrived yet?',
  ua: 'Чому моє виведення досі не надійшло?',
  kz: 'Неге ақша шығару өтінімім әлі орындалмады?',
  uz: 'Nega pul yechish arizam hali bajarilmadi?',
  tr: 'Para çekme talebim neden hâlâ gelmedi?',
};

const entriesIn = async (language: keyof typeof questions): Promise<SearchEntry[]> => {
  const text: Readonly<Record<string, string>> = (await faqText.loaders[language]()).default;
  return faqSections.flatMap((section) =>
    section.questions.map((id) => ({ to: id, place: '', title: text[`${id}.q`] ?? '', text: text[`${id}.a`] ?? '' })),
  );
};

describe('a question in a person’s own words', () => {
  test.each(languages)('is offered an answer about withdrawals in %s', async (language) => {
    const offered = suggest(await entriesIn(language), questions[language]).map(({ to }) => to);
    expect(offered.length).toBeLessThanOrEqual(3);
    expect(offered.some((id) => id.startsWith('withdraw-'))).toBe(true);
  });

  test('is offered nothing for short words, or for words that no answer has', async () => {
    const entries = await entriesIn('en');
    for (const question of ['', 'is it', 'unicorn xylophone']) expect(suggest(entries, question)).toEqual([]);
  });
});
