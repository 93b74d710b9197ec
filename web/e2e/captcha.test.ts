import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startRecaptchaSimulator,
  type RecaptchaSimulator,
} from '../../server/src/providers/recaptcha/recaptcha.simulator.ts';
import { longIt } from './long.ts';
import { openSite, type Site } from './site.ts';
import type { Visitor } from './visitors.ts';
import type { Page } from 'playwright-core';

const openVisitor = async (site: Site): Promise<Visitor> => {
  const visitor = await site.visitor();
  await visitor.page.goto('/settings/account'); // loads in half the time of the main one
  return visitor;
};

const signIn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Login').fill('player01');
  await dialog.getByLabel('Password', { exact: true }).fill('Glasshouse1');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
};

const isSignedIn = (page: Page): Promise<void> => page.getByRole('button', { name: /^Balance/ }).waitFor();

describe('reCAPTCHA, where it is configured', () => {
  const keys = { siteKey: 'site-key', secret: 'secret-key', hostname: '127.0.0.1' };
  let google: RecaptchaSimulator;
  let site: Site;
  beforeAll(async () => {
    google = await startRecaptchaSimulator(keys);
    site = await openSite({
      TRUST_PROXY: 'false',
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SITE_KEY: keys.siteKey,
      RECAPTCHA_SECRET: keys.secret,
      RECAPTCHA_URL: google.url,
    });
  });
  afterAll(async () => {
    await site.close();
    await google.close();
  });

  it('gives the form its token', async () => {
    const { page, faults } = await openVisitor(site);
    await signIn(page);
    await isSignedIn(page);
    expect(google.asked.at(-1)?.get('remoteip')).toBe('127.0.0.1');
    expect(faults).toEqual([]);
  });

  it('reCAPTCHA shows that it takes the visitor for a program, and a second try is a new token', async () => {
    google.mode = 'low score';
    const { page } = await openVisitor(site);
    await signIn(page);
    await page.getByRole('dialog').getByText(/robot/i).waitFor();
    google.mode = 'well';
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await isSignedIn(page);
  });

  longIt('reCAPTCHA says so when it does not load', async () => {
    const { page } = await openVisitor(site);
    await page.route('**/recaptcha/api.js*', (route) => route.abort());
    await signIn(page);
    await page.getByRole('dialog').getByText(/robot/i).waitFor();
  });
});
