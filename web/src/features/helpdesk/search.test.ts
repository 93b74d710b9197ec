import { describe, expect, test } from 'vitest';
import { search, type Found, type SearchEntry } from './search.ts';

const entry = (title: string, text: string, place = 'FAQ'): SearchEntry => ({ to: `#${title}`, place, title, text });

const titles = (entries: readonly SearchEntry[], query: string): string[] =>
  search(entries, query).map((found) => found.entry.title);

const marked = (parts: Found['excerpt']): string => parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('a search', () => {
  const entries = [
    entry('Deposits', 'Money is credited in about ten minutes.'),
    entry('Limits', 'A deposit limit can be lowered at once.'),
    entry('Rules of dice', 'Each bet draws a number.', 'Rules'),
  ];

  test('finds what has the word, in the title first', () => {
    expect(titles(entries, 'deposit')).toEqual(['Deposits', 'Limits']);
    expect(titles([...entries].reverse(), 'deposit')).toEqual(['Deposits', 'Limits']);
  });

  test('wants every word, wherever it stands', () => {
    expect(titles(entries, 'limit deposit')).toEqual(['Limits']);
    expect(titles(entries, 'rules number')).toEqual(['Rules of dice']);
    expect(titles(entries, 'deposit unicorn')).toEqual([]);
  });

  test.each(['', ' ', 'd', ' d '])('waits for two characters: "%s"', (query) => {
    expect(titles(entries, query)).toEqual([]);
  });
});

describe('letters', () => {
  test.each([
    ['Счёт пополнен', 'СЧЕТ', '[Счёт] пополнен'],
    ['Пополнение счета', 'счёт', 'Пополнение [счет]а'],
    ['İstanbul ışık', 'isik', 'İstanbul [ışık]'],
    ['Çarpan', 'carpan', '[Çarpan]'],
    ['O‘yin qoidalari', "o'yin", '[O‘yin] qoidalari'],
    ['Ойын', 'ойын', '[Ойын]'],
    ['Київ і їжа', 'їжа', 'Київ і [їжа]'],
  ])('%s is found by %s', (text, query, expected) => {
    const [found] = search([entry('x', text)], query);
    expect(found && marked(found.excerpt)).toBe(expected);
  });
});

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();

  test('shows whole words around the hit, and says that there is more', () => {
    const [found] = search([entry('x', long)], 'needle');
    const text = marked(found?.excerpt ?? []);
    expect(text).toMatch(/^…before .*before \[needle\] after .*after…$/);
    expect(text.length).toBeLessThan(200);
  });

  test('marks every word, and words within one another once', () => {
    const [found] = search([entry('x', 'bet, bets and better')], 'bet bets');
    expect(marked(found?.excerpt ?? [])).toBe('[bet], [bets] and [bet]ter');
  });

  test('begins at the beginning when only the title has the word', () => {
    const [found] = search([entry('Needle', 'Some text.')], 'needle');
    expect(marked(found?.title ?? [])).toBe('[Needle]');
    expect(marked(found?.excerpt ?? [])).toBe('Some text.');
  });
});
