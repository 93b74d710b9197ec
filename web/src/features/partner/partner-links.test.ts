import { describe, expect, it } from 'vitest';
import { refererLink } from '../../core/session/referer.ts';
import { fit, wrap } from './banner.ts';
import { linksOf } from './partner-links.ts';

const widthOf = (px: number) => (text: string) => text.length * px;

describe('the links of a campaign', () => {
  it.each([
    ['', '', 'abc', '/ref/abc'],
    ['spring', '', 'abc_spring', '/ref/abc?tag=spring'],
    ['spring', 'c_7', 'abc_spring_c_7', '/ref/abc?tag=spring&sub=c_7'],
    ['', '7', 'abc__7', '/ref/abc?sub=7'],
  ])('with tag %j and sub-id %j are one text, long and short', (tag, sub, text, path) => {
    const links = linksOf({ origin: 'https://site', code: 'abc', tag, sub });
    expect(links).toEqual({ text, full: `https://site${path}`, short: `https://site/r/${text}` });
    const { pathname, searchParams } = new URL(links.full);
    expect(refererLink(pathname.replace('/ref/', ''), searchParams)).toBe(text);
    expect(refererLink(text, new URLSearchParams())).toBe(text);
  });

  it('are remembered without what is no tag or sub-id', () => {
    expect(refererLink('abc', new URLSearchParams('tag=a_b&sub=a%20b'))).toBe('abc');
  });
});

describe('the words of a banner', () => {
  it('break between words', () => {
    expect(wrap(widthOf(1), 'games that anyone can check', 11)).toEqual(['games that', 'anyone can', 'check']);
  });

  it('shrink until they fit', () => {
    expect(fit(widthOf, { text: 'games that', px: 40, width: 100, height: 60 })).toEqual({
      px: 20,
      lines: ['games', 'that'],
    });
  });
});
