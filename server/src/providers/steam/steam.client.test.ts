import { describe, expect, it } from 'vitest';
import { SocialError } from '../../core/social/social-provider.ts';
import { ASSERTION_MS, readAssertion } from './steam.assertion.ts';
import { createSteam } from './steam.client.ts';
import { OPENID_NS, SIGNED_FIELDS, STEAM_ADDRESSES } from './steam.contract.ts';

const returnTo = 'https://glasshouse.example/api/auth/steam/callback?state=s1';
const now = Date.parse('2026-03-01T12:00:00Z');
const id = `${STEAM_ADDRESSES.people}76561198002516729`;

const assertion = (changes: Record<string, string | null> = {}): URLSearchParams => {
  const fields = new URLSearchParams({
    'openid.ns': OPENID_NS,
    'openid.mode': 'id_res',
    'openid.op_endpoint': STEAM_ADDRESSES.login,
    'openid.claimed_id': id,
    'openid.identity': id,
    'openid.return_to': returnTo,
    'openid.response_nonce': '2026-03-01T11:59:30ZW0u5DRbtHE1G',
    'openid.assoc_handle': '1234567890',
    'openid.signed': `signed,${SIGNED_FIELDS.join(',')}`,
    'openid.sig': 'x',
  });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) fields.delete(`openid.${name}`);
    else fields.set(`openid.${name}`, value);
  }
  return fields;
};

const problemOf = (changes: Record<string, string | null>): string => {
  try {
    readAssertion(assertion(changes), { addresses: STEAM_ADDRESSES, returnTo, now });
    return 'none';
  } catch (error) {
    return error instanceof SocialError ? error.problem : String(error);
  }
};

describe('an assertion of Steam', () => {
  it('tells a Steam id and its nonce', () => {
    expect(readAssertion(assertion(), { addresses: STEAM_ADDRESSES, returnTo, now })).toEqual({
      steamId: '76561198002516729',
      nonce: '2026-03-01T11:59:30ZW0u5DRbtHE1G',
    });
  });

  it.each([
    { mode: 'setup_needed' },
    { ns: 'http://openid.net/signon/1.0' },
    { op_endpoint: 'https://steamcommunity.com.evil.example/openid/login' },
    { return_to: 'https://evil.example/' },
    { return_to: returnTo.replace('s1', 's2') },
    { claimed_id: 'https://evil.example/openid/id/76561198002516729' },
    { claimed_id: `${STEAM_ADDRESSES.people}76561198002516730` }, // another than the identity
    { identity: null },
    { claimed_id: `${id}0`, identity: `${id}0` },
    { claimed_id: `${STEAM_ADDRESSES.people}../${id}`, identity: `${STEAM_ADDRESSES.people}../${id}` },
    { response_nonce: null },
    { response_nonce: '2026-03-01T11:54:59Zx' },
    { response_nonce: '2026-03-01T12:01:01Zx' },
    { response_nonce: 'yesterday' },
    { response_nonce: '2026-02-31T99:00:00Zx' },
    { sig: null, signed: null },
    ...SIGNED_FIELDS.map((name) => ({ signed: SIGNED_FIELDS.filter((other) => other !== name).join(',') })),
  ])('an assertion that is changed by %j is refused', (changes: Record<string, string | null>) => {
    expect(problemOf(changes)).toBe('refused');
  });

  it('with a field twice is refused', () => {
    const twice = assertion();
    twice.append('openid.claimed_id', id);
    expect(() => readAssertion(twice, { addresses: STEAM_ADDRESSES, returnTo, now })).toThrow(SocialError);
  });

  it('an assertion that says cancel is cancelled', () => {
    expect(problemOf({ mode: 'cancel' })).toBe('cancelled');
  });

  it('counts once, whatever Steam says', async () => {
    const asked: [string, string, number][] = [];
    const steam = createSteam({
      apiKey: 'key',
      now: () => now,
      addresses: () => ({ ...STEAM_ADDRESSES, login: 'http://127.0.0.1:1/openid/login' }),
      spend: (...token) => {
        asked.push(token);
        return Promise.resolve(asked.length === 1);
      },
    });
    const authorization = { state: 's1', verifier: '', nonce: '', returnTo: returnTo.replace('?state=s1', '') };
    const fields = assertion({ op_endpoint: 'http://127.0.0.1:1/openid/login' });
    await expect(steam.personOf(authorization, fields)).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(steam.personOf(authorization, fields)).rejects.toMatchObject({ problem: 'refused' });
    expect(asked[0]).toEqual(['steam_nonce', '2026-03-01T11:59:30ZW0u5DRbtHE1G', 2 * ASSERTION_MS]);
  });
});
