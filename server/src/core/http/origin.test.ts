import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from './origin.ts';

describe('an origin', () => {
  it.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000', true],
    ['https://glasshouse.example', 'glasshouse.example', true],
    ['https://evil.example', 'glasshouse.example', false],
    ['https://glasshouse.example.evil.example', 'glasshouse.example', false],
    ['http://127.0.0.1:3001', '127.0.0.1:3000', false],
    ['null', '127.0.0.1:3000', false],
    ['', '127.0.0.1:3000', false],
  ])('%j at host %j: allowed %s, where no public address is set', (origin, host, isAllowed) => {
    expect(isAllowedOrigin({ origin, host }, undefined)).toBe(isAllowed);
  });

  it('must be the public one where that is set, whatever the host header says', () => {
    const host = 'evil.example';
    expect(isAllowedOrigin({ origin: 'https://glasshouse.example', host }, 'https://glasshouse.example')).toBe(true);
    expect(isAllowedOrigin({ origin: 'https://evil.example', host }, 'https://glasshouse.example')).toBe(false);
  });

  it('is missing where no browser asks: that holds no cookie to misuse', () => {
    expect(isAllowedOrigin({ host: '127.0.0.1:3000' }, undefined)).toBe(true);
  });
});
