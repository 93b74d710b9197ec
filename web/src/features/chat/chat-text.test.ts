import { describe, expect, it } from 'vitest';
import { chatWarningOf, piecesOf } from './chat-text.ts';

describe('a warning', () => {
  it.each([
    ['my card is 4111 1111 1111 1111', 'card'],
    ['5555-5555-5555-4444', 'card'],
    ['call +7 (912) 345-67-89', 'phone'],
    ['звони 89123456789', 'phone'],
    ['legal winner thank year wave sausage worth useful legal winner thank yellow', 'seed'],
    [
      '1. Legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. wise',
      'seed',
    ],
    ['phrase: абзац, абрикос, авиация, агент, адрес, азарт, аист, акация, алмаз, анализ, аптека, арбуз', 'seed'],
    ['well I think that it is a good day to be here with all of you my friends', undefined],
    ['I won 1234567 in round 42', undefined],
    ['4111 1111 1111 1112 is no card but long', undefined],
    ['x2.5 x3 x30 at 12:45:07', undefined],
  ] as const)('for "%s" is %s', (text, warning) => expect(chatWarningOf(text)).toBe(warning));
});

describe('a message', () => {
  const origin = 'https://glasshouse.example';
  it('is cut into words, own addresses and names', () => {
    expect(piecesOf(`look @Dana: ${origin}/round/dice/1 nice`, origin)).toEqual([
      { kind: 'words', text: 'look ' },
      { kind: 'mention', text: '@Dana' },
      { kind: 'words', text: ': ' },
      { kind: 'link', text: `${origin}/round/dice/1` },
      { kind: 'words', text: ' nice' },
    ]);
  });

  it.each([
    'https://glasshouse.example.evil.com/',
    'https://glasshouse.example@evil.com/',
    'https://glasshоuse.example/',
    'https://xn--80ak6aa92e.com/',
    'http://glasshouse.example/',
    'javascript:alert(1)',
    'data:text/html,<b>1</b>',
    '<a href="https://evil.com">win</a>',
    '[win](https://evil.com)',
  ])('has no link to %s', (text) => expect(piecesOf(text, origin).some(({ kind }) => kind === 'link')).toBe(false));
});
