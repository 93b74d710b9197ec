import { describe, expect, it } from 'vitest';
import { readyText } from './ready-text.ts';

const values = { nick: 'Ann', agent: 'Bob', topic: 'Deposit', ref: '' };
const bodies = { ru: 'Здравствуйте, {nick}!', en: 'Hello {nick}, {agent} here about “{topic}” {ref}.', tr: ' ' };

describe('a ready answer', () => {
  it('is filled in, in the language of the conversation', () => {
    expect(readyText({ bodies }, 'en', values)).toBe('Hello Ann, Bob here about “Deposit”.');
    expect(readyText({ bodies }, 'ru', values)).toBe('Здравствуйте, Ann!');
  });

  it('is in another language where it was not written in this one', () => {
    expect(readyText({ bodies }, 'tr', values)).toBe('Здравствуйте, Ann!');
    expect(readyText({ bodies: {} }, 'en', values)).toBe('');
  });

  it('takes a name as it is, whatever it looks like', () => {
    expect(readyText({ bodies }, 'ru', { ...values, nick: '{agent} $&' })).toBe('Здравствуйте, {agent} $&!');
  });
});
