import { describe, expect, it } from 'vitest';
import { CRYPTAPI_PUBLIC_KEY, isSigned, rsaKeyOf } from './cryptapi.signature.ts';

// made by openssl: genrsa 1024, dgst -sha256 -sign
const publicKey = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDQTLslXjg9bCoK2Jzh01EAHmfl
amSV9h1wKNBs6AeqtrEmZXXOyoR0Mk33ye4mTEeGuHLTzYQS/Y4K1vDpmK9CcCm2
8t25WSsMFSP9DScrTUB0S/ObsW/XN50vopEaqZIaxDd5Kr5YhKsKYJzi9eeG5kxW
6rv29h/vkvEEOIk/SQIDAQAB
-----END PUBLIC KEY-----`;
const url =
  'https://yoursite.example/webhook?reference=1&uuid=dbfcb40e-5a6b-4305-9fa2-b0fbda6e3ff2&address_in=3PFoGK63cVVUWnd2vu7W1kM83NXUfvzMqM&txid_in=a2174ffd39289100709f2a07b129cdbba69df2e22e5be1830221dab1fd4e332c&value_coin=0.05&confirmations=3&pending=0';
const signature =
  'GV8fU82UiRne+w6ZmndQuA/oIj75Y11muxtZnLnEiaYm61CMRUbOienHZ7Q8eMk6ffKFseL4JMVq2TviRgsT7AuNGkdvY+z+DjJbljqEwL9JflSteIUhZksQ6uUpjms3e8ZX3sMZx4atxowvOns/I0CUGuxrt1zhBWisw/0zeZ0=';
const bySha1 =
  'fblLMqo3/M6OQIlDTczRvh1VxMZZEMGjmxdWvvFEStW1BaciWmS4w9o5yXkzlGxkFNOPAQET3cRd89FHyCBLuWajRdEoqFxlU3unKU8yxA132EufF46icBv89hmYJQRE4NUFR+ffRL+StS3alGkZpzqfVdb45J4yw+QSeUqOMCI=';
const byPss =
  'Nj25CBJDUVFRRuOrV1+1flFShfXHqAwmrRnGd3pUIM4OvJnc0cG8hCLNLnit3H2Buq6dhLQyMKZ6HKw70WXUE2k1eUnmvozDqAaFoO0WDTuB/KuXCdUB3i+qee4v9c3ES5GbEF7QlsnAAguePaCWBLQ2vUj3r1rxTAftaCXhavM=';
const elliptic = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+v6Ug8TNOsPv/klTRDYFI7auJnkU
twZeXsyzh5RWJKmbujfUXvZd6hkBQjwEZMgKGJFyBhQAO68eMV1/kii5EA==
-----END PUBLIC KEY-----`;

const key = rsaKeyOf(publicKey);

describe('a signature', () => {
  it('is RSA-SHA256 over the whole address, in base64', () => {
    expect(isSigned(key, url, signature)).toBe(true);
  });

  it.each([url.replace('0.05', '0.50'), url.replace('https:', 'http:'), url.replace('reference=1', 'reference=2'), ''])(
    'is none over another address: %s',
    (other) => {
      expect(isSigned(key, other, signature)).toBe(false);
    },
  );

  it.each([bySha1, byPss, '', 'none', undefined, [signature, signature], signature.slice(0, -8)])(
    'is of no other kind: %j',
    (other) => {
      expect(isSigned(key, url, other)).toBe(false);
    },
  );

  it("is none by CryptAPI's own key", () => {
    expect(rsaKeyOf(CRYPTAPI_PUBLIC_KEY).asymmetricKeyDetails).toMatchObject({ modulusLength: 1024 });
    expect(isSigned(rsaKeyOf(CRYPTAPI_PUBLIC_KEY), url, signature)).toBe(false);
  });
});

it.each(['', 'no key', elliptic])('a key that is none of RSA is refused: %j', (pem) => {
  expect(() => rsaKeyOf(pem)).toThrow();
});
