import { minesErrorNumbers, minesErrors } from 'games-engine/mines';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { minesMessages } from './index.ts';

describe.each(languages)('messages of mines in %s', (language) => {
  const messages = minesMessages[language];

  it('say every code', () => {
    expect(Object.keys(minesErrors).filter((code) => !messages[code])).toEqual([]);
  });

  it('say the same by name and by number', () => {
    for (const [name, number] of Object.entries(minesErrorNumbers)) expect(messages[number]).toBe(messages[name]);
  });

  it('append the limit where the code is about one, and nothing elsewhere', () => {
    const limited = Object.keys(messages).filter((code) => messages[code]?.includes('{{limit}} {{currency}}'));
    expect(limited.toSorted()).toEqual(['6', '7', 'MAX_BET', 'MIN_BET']);
  });
});
