import { describe, expect, it } from 'vitest';
import { telegramStateOf, twitterStartOf } from './asked-sign-in.ts';

const siteOrigin = 'https://glasshouse.example';
const evil = 'https://evil.example';

const ask = <T>(read: (params: URLSearchParams, origin: string) => T, query: Record<string, string>): T =>
  read(new URLSearchParams(query), siteOrigin);

describe('/toa', () => {
  it.each(['true', 'false'])('signs in or links by state %s, for the site itself', (state) => {
    expect(ask(telegramStateOf, { domain: siteOrigin, telegramRedirect: `${siteOrigin}/main`, state })).toBe(state);
  });

  it.each<Record<string, string>>([
    {},
    { state: 'false' },
    { domain: siteOrigin, telegramRedirect: siteOrigin },
    { domain: siteOrigin, telegramRedirect: siteOrigin, state: 'maybe' },
    { domain: evil, telegramRedirect: evil, state: 'false' },
    { domain: siteOrigin, telegramRedirect: evil, state: 'false' },
    { domain: evil, telegramRedirect: siteOrigin, state: 'false' },
    { domain: '//evil.example', telegramRedirect: '//evil.example', state: 'false' },
    { domain: '/\\evil.example', telegramRedirect: '/\\evil.example', state: 'false' },
  ])('asks for nothing with %j', (query) => {
    expect(ask(telegramStateOf, query)).toBeUndefined();
  });
});

describe('/xoa', () => {
  it('leads to sign-in at X, and with the token of who is signed in to linking', () => {
    const asked = { domain: siteOrigin, xRedirect: `${siteOrigin}/main` };
    const redirect = encodeURIComponent(siteOrigin);
    expect(ask(twitterStartOf, { ...asked, state: 'false' })).toBe(`/api/auth/twitter?redirect=${redirect}`);
    expect(ask(twitterStartOf, { ...asked, state: 'true', userToken: 'abc' })).toBe(
      `/api/auth/twitter?redirect=${redirect}&connect=true&hashToken=abc`,
    );
  });

  it.each<Record<string, string>>([
    {},
    { domain: siteOrigin, xRedirect: siteOrigin, state: 'true' },
    { domain: siteOrigin, xRedirect: siteOrigin, state: 'maybe' },
    { domain: siteOrigin, xRedirect: evil, state: 'false' },
    { domain: evil, xRedirect: siteOrigin, state: 'false' },
    { domain: 'https:evil.example', xRedirect: 'https:evil.example', state: 'false' },
    { domain: evil, xRedirect: evil, state: 'true', userToken: 'x' },
    { domain: 'http://127.0.0.1@evil.example', xRedirect: 'http://127.0.0.1@evil.example', state: 'false' },
  ])('leads nowhere with %j', (query) => {
    expect(ask(twitterStartOf, query)).toBeUndefined();
  });
});
