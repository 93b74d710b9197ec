import { describe, expect, test } from 'vitest';
import { linksIn, parseRichText, plainText } from './rich-text.parse.ts';

describe('a text', () => {
  test('has a paragraph a line, whatever is empty between', () => {
    expect(parseRichText('One.\n\n Two. ')).toEqual([
      { kind: 'paragraph', line: ['One.'] },
      { kind: 'paragraph', line: ['Two.'] },
    ]);
  });

  test('has a list of the lines with a hyphen, and paragraphs around it', () => {
    expect(parseRichText('Before:\n- first\n- second\nAfter.')).toEqual([
      { kind: 'paragraph', line: ['Before:'] },
      { kind: 'list', items: [['first'], ['second']] },
      { kind: 'paragraph', line: ['After.'] },
    ]);
  });

  test('has links among its words', () => {
    expect(parseRichText('See [the rules](/helpdesk/rules#dice) and [more](/fairness).')).toEqual([
      {
        kind: 'paragraph',
        line: [
          'See ',
          { text: 'the rules', to: '/helpdesk/rules#dice' },
          ' and ',
          { text: 'more', to: '/fairness' },
          '.',
        ],
      },
    ]);
  });

  test.each(['[away](https://example.com)', '[away](//example.com)', '[script](javascript:alert)', '[half](', '- '])(
    'links to nowhere but the site: %s',
    (text) => {
      expect(linksIn(text)).toEqual([]);
      expect(JSON.stringify(parseRichText(text))).not.toContain('"to"');
    },
  );

  test('is not broken by a dash or a hyphen inside', () => {
    expect(parseRichText('a - b')).toEqual([{ kind: 'paragraph', line: ['a - b'] }]);
    expect(parseRichText('-5')).toEqual([{ kind: 'paragraph', line: ['-5'] }]);
  });
});

test('the plain text has the words and no marks', () => {
  expect(plainText('See [the rules](/helpdesk/rules):\n- one\n- two')).toBe('See the rules: one two');
});
