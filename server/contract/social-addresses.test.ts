import { describe, expect, it } from 'vitest';
import { isOwnAddress } from './social-addresses.ts';

const origin = 'https://glasshouse.example';

describe('an address of the site', () => {
  it.each([
    origin,
    `${origin}/`,
    `${origin}/main`,
    'HTTPS://GLASSHOUSE.EXAMPLE',
    'glasshouse.example',
    `${origin}:443`,
  ])('is %s', (address) => {
    expect(isOwnAddress(address, origin)).toBe(true);
  });

  it.each([
    undefined,
    null,
    7,
    [origin],
    '',
    '/',
    '/main',
    '//glasshouse.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://evil.example',
    'http://glasshouse.example', // not over TLS
    `${origin}:8443`,
    `${origin}.evil.example`,
    `${origin}@evil.example`,
    'https://glasshouse.example%40evil.example',
    'https://evil.example/https://glasshouse.example',
    'https://evil.example#glasshouse.example',
    'https://evil.example?glasshouse.example',
    `javascript:alert(1)//${origin}`,
    `data:text/html,${origin}`,
    ` ${origin}`,
    `${origin}\n`,
    'https://gl\u0430sshouse.example',
    `${origin}/${'a'.repeat(256)}`,
  ])('is not %j', (address) => {
    expect(isOwnAddress(address, origin)).toBe(false);
  });
});
