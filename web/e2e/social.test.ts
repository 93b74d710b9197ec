import type { Page } from 'playwright-core';
import { socialPaths } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { openSocialBrowser } from '../../server/src/testing/social-site.ts';
import { balanceOf, newPerson, PASSWORD, registerQuickly, SIGN_IN, soundDialog } from './accounts.ts';
import { axeFaults } from './axe.ts';
import { glimpse } from './every-page.ts';
import { switchOn } from './second-factor.ts';
import { sharedSite } from './site.ts';
import type { Visitor, VisitorOptions } from './visitors.ts';

const site = await sharedSite();

type Provider = 'Telegram' | 'VK ID' | 'Google' | 'X' | 'Steam';
const providers: readonly Provider[] = ['Telegram', 'VK ID', 'Google', 'X', 'Steam'];

let people = 0;
const somebody = (): string => `visitor${(people += 1)}`;

const visit = (options?: VisitorOptions): Promise<Visitor> => site.visitor(options);

/** Chooses somebody on the page of a simulated provider. */
const beAt = async (page: Page, person: string): Promise<void> => {
  await page.getByRole('heading', { name: /sandbox$/ }).waitFor();
  await page.getByLabel('Somebody else (small letters and digits)').fill(person);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
};

/** The window in which one signs in. */
const openSignIn = async (page: Page, address = SIGN_IN): Promise<void> => {
  await page.goto(address);
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
};

/** From the window to the provider's page. */
const goTo = async (page: Page, provider: Provider, address?: string): Promise<void> => {
  await openSignIn(page, address);
  await page.getByRole('link', { name: `Sign in with ${provider}`, exact: true }).click();
  if (provider === 'Telegram') await page.getByRole('button', { name: 'Continue with Telegram' }).click();
};

/** To the provider's page by the address that the window's link has, without the window, which takes longest to load. */
const goStraight = async (page: Page, provider: Provider): Promise<void> => {
  const origin = encodeURIComponent(site.url);
  const addresses: Record<Provider, string> = {
    Telegram: `${socialPaths.telegram}?domain=${origin}&state=false&telegramRedirect=${origin}`,
    'VK ID': socialPaths.vk,
    Google: socialPaths.google,
    X: `${socialPaths.twitter}?domain=${origin}&state=false&xRedirect=${origin}`,
    Steam: socialPaths.steam,
  };
  await page.goto(addresses[provider]);
  if (provider === 'Telegram') await page.getByRole('button', { name: 'Continue with Telegram' }).click();
};

const enter = async (page: Page, provider: Provider, person: string): Promise<void> => {
  await goStraight(page, provider);
  await beAt(page, person);
};

const linkedTo = async (person: string): Promise<number> => {
  const { rows } = await site.database.pool.query<{ count: bigint }>(
    'SELECT count(*) FROM social_profile WHERE name ILIKE $1',
    [`%${person}%`],
  );
  return Number(rows[0]?.count);
};

/** A player with a login and password, at their settings. */
const atSettings = async (): Promise<Visitor> => {
  const visitor = await visit();
  await registerQuickly(visitor, newPerson());
  await visitor.page.goto('/settings/account');
  await visitor.page.getByRole('button', { name: 'Connect Google' }).waitFor();
  return visitor;
};

/** Has somebody leave a game by the window of sign-in for a provider, for the first time, and come back to the game. */
const register = async (provider: Provider, person: string): Promise<void> => {
  const { page, context, faults } = await visit();
  await goTo(page, provider, '/game/dice?modal=login');
  await beAt(page, person);
  await balanceOf(page).waitFor();
  await expect.poll(() => page.url()).toBe(`${site.url}/game/dice`);
  expect(faults).toEqual([]);
  await context.close();
};

// Telegram and X have ways of their own; Google, VK ID and Steam come back by the same one
describe.each(['Telegram', 'X', 'Google'] as const)('%s', (provider) => {
  it('registers a newcomer, who is back in the game that they left, and signs them in again', async () => {
    const person = somebody();
    await register(provider, person);
    const { page, context } = await visit();
    await enter(page, provider, person);
    await balanceOf(page).waitFor();
    expect(await linkedTo(person)).toBe(1);
    await context.close();
  });

  it('lets somebody change their mind, and says what cannot be trusted', async () => {
    const { page, context, faults } = await visit();
    await goStraight(page, provider);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').getByText(`Sign-in with ${provider} was cancelled.`).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    expect(faults).toEqual([]);
    await goStraight(page, provider);
    await page.getByText('For testers').click();
    await page.getByLabel('What goes wrong').selectOption('bad_signature');
    await page.getByRole('button', { name: /^Anna/ }).click();
    await page.getByRole('alert').getByText(`${provider} did not confirm the sign-in.`).waitFor();
    await context.close();
  });
});

describe.each(['VK ID', 'Steam'] as const)('%s', (provider) => {
  it('registers a newcomer, who is back in the game that they left', () => register(provider, somebody()));
});

describe('settings', () => {
  it('link every provider once, take links away, and offer only what is not linked', async () => {
    const { page, context, faults } = await atSettings();
    const person = somebody();
    for (const provider of providers) {
      await page.getByRole('button', { name: `Connect ${provider}`, exact: true }).click();
      if (provider === 'Telegram') await page.getByRole('button', { name: 'Continue with Telegram' }).click();
      await beAt(page, person);
      await page.waitForURL(/\/settings\/account/);
      await page.getByRole('button', { name: `Disconnect ${provider}`, exact: true }).waitFor();
      expect(await page.getByRole('button', { name: `Connect ${provider}`, exact: true }).count()).toBe(0);
    }
    await page.getByText('All available profiles are connected.').waitFor();
    expect(await linkedTo(person)).toBe(5);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Disconnect Steam' }).click();
    await page.getByRole('button', { name: 'Connect Steam' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('refuse a profile that another account has', async () => {
    const person = somebody();
    await openSocialBrowser(site.url).authorize(socialPaths.google, { person });
    const owner = await visit();
    await enter(owner.page, 'Telegram', person);
    await balanceOf(owner.page).waitFor();
    await owner.context.close();
    const { page, context } = await atSettings();
    for (const provider of ['Google', 'Telegram'] as const) {
      await page.getByRole('button', { name: `Connect ${provider}`, exact: true }).click();
      if (provider === 'Telegram') await page.getByRole('button', { name: 'Continue with Telegram' }).click();
      await beAt(page, person);
      await page.getByRole('alert').getByText(`This ${provider} profile is already in use.`).waitFor();
    }
    await context.close();
  });

  it('ask an account without a password for one of its profiles, once its sign-in is a while ago', async () => {
    const person = somebody();
    const { page, context, faults } = await visit({ width: 360 });
    await enter(page, 'Google', person);
    await balanceOf(page).waitFor();
    await page.goto('/settings/account');
    await site.database.owner.query(
      `UPDATE session SET proved_at = now() - interval '6 minutes'
       WHERE user_id = (SELECT user_id FROM social_profile WHERE name ILIKE $1)`,
      [`%${person}%`],
    );
    await page.getByRole('button', { name: 'Connect Steam', exact: true }).click();
    const dialog = await soundDialog(page, 'Confirm that it is you');
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await dialog.getByRole('link', { name: 'Confirm with Google' }).click();
    await beAt(page, somebody());
    await page.getByText('This Google profile is not connected to your account').waitFor();
    await page.getByRole('button', { name: 'Connect Steam', exact: true }).click();
    await dialog.getByRole('link', { name: 'Confirm with Google' }).click();
    await beAt(page, person);
    await glimpse(page, 'Confirmed. You can go on now.');
    await page.getByRole('button', { name: 'Connect Steam', exact: true }).click();
    await beAt(page, somebody());
    await page.getByRole('button', { name: 'Disconnect Steam' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keep the only way into an account', async () => {
    const { page, context } = await visit();
    await enter(page, 'VK ID', somebody());
    await balanceOf(page).waitFor();
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Disconnect VK ID' }).click();
    await page.getByRole('alert').getByText('This is the only way into your account').waitFor();
    expect(await page.getByRole('button', { name: 'Disconnect VK ID' }).count()).toBe(1);
    await context.close();
  });
});

describe('two-factor', () => {
  it('asks for a code after the provider, and takes a recovery code', async () => {
    const person = somebody();
    const owner = await atSettings();
    await owner.page.getByRole('button', { name: 'Connect Steam', exact: true }).click();
    await beAt(owner.page, person);
    await owner.page.getByRole('button', { name: 'Disconnect Steam' }).waitFor();
    const { recoveryCodes } = await switchOn(site, owner, PASSWORD);
    const [recoveryCode = ''] = recoveryCodes;
    await owner.context.close();
    const { page, context } = await visit();
    await enter(page, 'Steam', person);
    const dialog = page.getByRole('dialog', { name: 'Confirmation code' });
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    const send = async (code: string): Promise<void> => {
      await dialog.getByLabel('Code').fill(code);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await send('aaaa-bbbb-cccc');
    await dialog.getByText('The code does not match.').waitFor();
    expect(await axeFaults(page, { within: '[role="dialog"]' })).toEqual([]);
    await send(recoveryCode);
    await balanceOf(page).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('says when there is nothing any more that a code would complete', async () => {
    const { page, context } = await visit();
    await page.goto('/main?modal=secondFactor');
    const dialog = page.getByRole('dialog', { name: 'Confirmation code' });
    await dialog.getByLabel('Code').fill('123456');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByText('The time to enter the code is over.').waitFor();
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await context.close();
  });
});

describe('telegram', () => {
  it('signs in by OpenID Connect too', async () => {
    const { page, context } = await visit();
    await openSignIn(page);
    await page.getByRole('link', { name: 'Sign in with Telegram' }).click();
    await page.getByRole('button', { name: 'By OpenID Connect' }).click();
    await beAt(page, somebody());
    await balanceOf(page).waitFor();
    await context.close();
  });

  it('signs the user of a mini-app in, with its own back button everywhere but on the main page', async () => {
    const { page, context, faults } = await visit({ width: 390, height: 800 });
    await page.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(globalThis, {
        told: calls,
        TelegramWebviewProxy: { postEvent: (type: string, data: string) => calls.push(`${type} ${data}`) },
      });
    });
    await page.goto('/sandbox/telegram/webapp');
    await beAt(page, somebody());
    await balanceOf(page).waitFor();
    const callsOf = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    await expect.poll(callsOf).toContainEqual(expect.stringMatching(/^web_app_ready/));
    await expect.poll(async () => (await callsOf()).at(-1)).toBe('web_app_setup_back_button {"is_visible":false}');
    await page.goto('/fairness');
    await expect.poll(async () => (await callsOf()).at(-1)).toBe('web_app_setup_back_button {"is_visible":true}');
    await page.evaluate(() =>
      (
        globalThis as unknown as { Telegram: { WebView: { receiveEvent(type: string): void } } }
      ).Telegram.WebView.receiveEvent('back_button_pressed'),
    );
    await page.waitForURL(/\/main/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leads to the main page and nowhere else from an address of another site, or of none', async () => {
    const { page, context } = await visit();
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) strangers.push(request.url());
    });
    for (const address of [
      '/toa?domain=https://evil.example&state=false&telegramRedirect=https://evil.example',
      '/xoa?domain=https://evil.example&state=false&xRedirect=https://evil.example',
      '/webApp/auth',
      '/pwa',
    ]) {
      await page.goto(address);
      await page.waitForURL(`${site.url}/main`);
    }
    expect(strangers.filter((url) => !url.startsWith('ws:'))).toEqual([]);
    await context.close();
  });

  it('says what is wrong with an address that nobody was sent to', async () => {
    const { page, context } = await visit();
    await page.goto('/main?telegram_id=7123456789&state=false');
    await page.getByRole('alert').getByText('Telegram error').waitFor();
    await page.goto('/main?xAuth=true&xAuthToken=nonsense');
    await page.getByRole('alert').getByText('The sign-in with X has expired').waitFor();
    await page.goto(`/main?telegram_id=${'a'.repeat(43)}&state=false`);
    await page.waitForURL(/\/toa\?/);
    await page.getByRole('heading', { name: 'Sign in with Telegram' }).waitFor();
    await context.close();
  });
});
