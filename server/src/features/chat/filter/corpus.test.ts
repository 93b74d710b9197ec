import { describe, expect, it } from 'vitest';
import { chatLength, cleanChatText, isChatTextTooLong } from '../../../../contract/features/chat-text.ts';
import { hasForeignLink, hasRefusedWord, needsReview } from './chat-filter.ts';
import { breaking, foreignLinks, innocent, insults, offers } from './corpus.ts';

const host = 'glasshouse.example';
const passed = (texts: readonly string[], isCaught: (text: string) => boolean): readonly string[] =>
  texts.filter((text) => !isCaught(cleanChatText(text)));

describe('hostile texts', () => {
  it('are refused as insults in six languages, in whatever letters', () =>
    expect(passed(insults, hasRefusedWord)).toEqual([]));

  it('are refused as ways out of the house', () =>
    expect(passed(foreignLinks, (text) => hasForeignLink(text, host))).toEqual([]));

  it('are shown to moderators when they beg or promise', () => expect(passed(offers, needsReview)).toEqual([]));

  it.each(breaking)('lose what hides or covers others: %j', (text) => {
    const clean = cleanChatText(text);
    expect(clean).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200B\u2060\uFEFF]|\p{M}{3}/u);
    expect(cleanChatText(clean)).toBe(clean);
    expect(chatLength(clean)).toBeLessThanOrEqual(150);
  });
});

it('a sign that is a whole phrase is stored as its letters, and counts as many', () => {
  expect(cleanChatText('\uFDFA')).toBe('صلى الله عليه وسلم');
  expect(cleanChatText('\uFDFD')).toBe('بسم الله الرحمن الرحيم');
  expect(isChatTextTooLong(cleanChatText('\uFDFA'.repeat(10)))).toBe(true);
});

describe('innocent texts', () => {
  it('are neither insults nor links, and no moderator is asked', () => {
    const caught = (text: string): boolean => hasRefusedWord(text) || hasForeignLink(text, host) || needsReview(text);
    expect(innocent.filter((text) => caught(cleanChatText(text)))).toEqual([]);
  });
});
