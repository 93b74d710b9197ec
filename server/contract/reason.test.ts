import { describe, expect, it } from 'vitest';
import { reason } from './reason.ts';

describe('a reason', () => {
  it.each(['because', 'из-за жалобы №5', 'two\nlines', '<b>not bold</b>', 'emoji 👩‍💻'])('may be %j', (text) => {
    expect(reason.parse(text)).toBe(text);
  });

  it.each([
    '',
    ' ab ',
    'x'.repeat(501),
    'paid \u202E000.1',
    'a \u2066b\u2069 c',
    'bell \u0007',
    'back\u0008space',
    '\u001b[2J gone',
  ])('may not be %j', (text) => {
    expect(reason.safeParse(text).success).toBe(false);
  });
});
