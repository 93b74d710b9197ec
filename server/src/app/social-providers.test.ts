import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultOf } from '../testing/social-people.ts';
import { openOwnSocialSite, openSocialSite, type OwnSocialSite } from '../testing/social-site.ts';

let site: OwnSocialSite;
beforeAll(async () => {
  site = await openOwnSocialSite();
});
afterAll(() => site.close());

describe('providers', () => {
  it('are told with what is simulated', async () => {
    const { answer } = await site.browser().json<Record<string, unknown>>('/api/auth/providers');
    expect(answer).toEqual({
      providers: ['telegram', 'vk', 'google', 'twitter', 'steam'].map((social) => ({ social, isSandbox: true })),
      telegram: { botId: '7000000001', botName: 'GlasshouseSandboxBot', isSandbox: true },
    });
  });

  it('are off where there is neither an account nor a sandbox', async () => {
    const bare = await openSocialSite(site.db, { environment: { ALLOW_SANDBOX: 'false', GOOGLE_CLIENT: 'id:secret' } });
    const browser = bare.browser();
    const { answer } = await browser.json<{ providers: object[] }>('/api/auth/providers');
    expect(answer).toEqual({ providers: [{ social: 'google', isSandbox: false }], telegram: null });
    for (const path of ['/api/auth/vkontakte', '/api/auth/steam', '/api/auth/twitter', '/sandbox/google/auth'])
      expect((await browser.visit(path)).status).toBe(404);
    expect((await browser.json('/api/auth/telegram/bot')).answer.msg).toBe('telegramError');
    await bare.close();
  });

  it('send browsers back to nobody but us', async () => {
    const browser = site.browser();
    const { location } = await browser.visit('/api/auth/google');
    for (const evil of [
      'https://evil.example/api/auth/google/callback',
      `${site.url}/main`,
      `${site.url}/api/auth/google/callback?x=1`,
    ]) {
      const changed = new URL(location);
      changed.searchParams.set('redirect_uri', evil);
      const page = await browser.visit(changed.href);
      expect(page.status).toBe(400);
    }
    const steam = new URL((await browser.visit('/api/auth/steam')).location);
    steam.searchParams.set('openid.return_to', 'https://evil.example/api/auth/steam/callback');
    expect((await browser.visit(steam.href)).status).toBe(400);
  });

  it('are not asked too often by one network', async () => {
    const slow = await openSocialSite(site.db, { attempts: { perSecond: 0.001, burst: 3 } });
    const browser = slow.browser();
    for (let step = 0; step < 3; step += 1) await browser.visit('/api/auth/google');
    expect(resultOf(new URL((await browser.visit('/api/auth/google')).location))).toEqual(['/main', 'tooMany']);
    expect((await browser.json('/api/auth/telegram/bot')).status).toBe(429);
    await slow.close();
  });

  it('show what was asked for as text on their pages', async () => {
    const browser = site.browser();
    const address = new URL((await browser.visit('/api/auth/google')).location);
    address.searchParams.set('state', '"><script>alert(1)</script>');
    expect((await browser.visit(address.href)).text).not.toContain('<script>');
  });

  it('may load Telegram’s widget on its own page and on no other, and only where it is needed', async () => {
    const bot = { TELEGRAM_BOT_TOKEN: '123456789:a-token-of-a-bot', TELEGRAM_BOT_NAME: 'GlasshouseBot' };
    const policyOf = async (path: string, environment: Record<string, string>): Promise<string> => {
      const there = await openSocialSite(site.db, { environment });
      const response = await fetch(new URL(path, there.url));
      await there.close();
      return response.headers.get('content-security-policy') ?? '';
    };
    const policy = await policyOf('/toa', bot);
    expect(policy).toContain("script-src 'self' https://telegram.org");
    expect(policy).toContain("frame-src 'self' https://oauth.telegram.org");
    expect(await policyOf('/xoa', bot)).not.toContain('telegram.org');
    expect(await policyOf('/toa', { ...bot, TELEGRAM_CLIENT_SECRET: 'secret' })).not.toContain('telegram.org');
    expect(await policyOf('/toa', {})).not.toContain('telegram.org');
  });

  it('tell what a real bot needs', async () => {
    const bot = { TELEGRAM_BOT_TOKEN: '123456789:a-token-of-a-bot', TELEGRAM_BOT_NAME: 'GlasshouseBot' };
    const begin = async (environment: Record<string, string>): Promise<Record<string, unknown>> => {
      const there = await openSocialSite(site.db, { environment });
      const { answer } = await there.browser().post('/api/auth/telegram/begin', { state: 'false' });
      await there.close();
      return answer;
    };
    expect(await begin(bot)).toMatchObject({ oidc: null, widget: { kind: 'script', bot: 'GlasshouseBot' } });
    expect(await begin({ ...bot, TELEGRAM_CLIENT_SECRET: 'secret' })).toEqual({
      success: true,
      oidc: '/api/auth/telegram/oidc?state=false',
      widget: null,
    });
  });
});
