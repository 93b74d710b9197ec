import { describe, expect, it } from 'vitest';
import { isOwnAddress } from './social-addresses.ts';

const own = 'https://glasshouse.example';

describe('an address of the site', () => {
  it.each([own, `${own}/`, `${own}/main`, 'HTTPS://GLASSHOUSE.EXAMPLE', 'glasshouse.example', `${own}:443`])(
    'is %s',
    (address) => {
      expect(isOwnAddress(address, own)).toBe(true);
    },
  );

  it.each([
    undefined,
    null,
    7,
    [own],
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
    `${own}:8443`,
    `${own}.evil.example`,
    `${own}@evil.example`,
    'https://glasshouse.example%40evil.example',
    'https://evil.example/https://glasshouse.example',
    'https://evil.example#glasshouse.example',
    'https://evil.example?glasshouse.example',
    `javascript:alert(1)//${own}`,
    `data:text/html,${own}`,
    ` ${own}`,
    `${own}\n`,
    'https://gl\u0430sshouse.example',
    `${own}/${'a'.repeat(256)}`,
  ])('is not %j', (address) => {
    expect(isOwnAddress(address, own)).toBe(false);
  });
});
