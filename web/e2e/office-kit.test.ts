import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goWithin } from './every-page.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();
let page: Page;
beforeAll(async () => {
  ({ page } = await site.visitor());
  await page.goto('/dev/gallery/tokens');
});
afterAll(() => page.context().close());

const showGallery = (name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: `gallery / ${name}` }).waitFor();

/** Shows the parts anew, all in one page: past another section, which forgets what was done to them. */
const openKit = async (query = ''): Promise<void> => {
  await goWithin(page, '/dev/gallery/tokens');
  await showGallery('tokens');
  await goWithin(page, `/dev/gallery/office-kit${query}`);
  await showGallery('office-kit');
};

const stateOf = (name: string) => page.locator(`[data-state="${name}"]`);

const valueOf = (name: string): Promise<string | null> =>
  page.evaluate((key) => new URLSearchParams(location.search).get(key), name);

describe('a list', () => {
  it('is sorted, searched and paged by its own part of the address', async () => {
    await openKit('?public.sort=-amount');
    const list = stateOf('List public');
    const first = list.getByRole('row').nth(1);
    await list.getByRole('columnheader', { name: 'amount' }).waitFor();
    expect(await list.getByRole('columnheader', { name: 'amount' }).getAttribute('aria-sort')).toBe('descending');
    expect(await first.getByRole('cell').nth(1).textContent()).toBe('94');
    await list.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => valueOf('public.page')).toBe('2');
    await list.getByRole('columnheader', { name: 'name' }).getByRole('button').click();
    await expect.poll(() => valueOf('public.sort')).toBe('name');
    expect(await valueOf('public.page')).toBe(null);
    await expect.poll(() => first.getByRole('link').textContent()).toBe('item 1');
    await list.getByRole('searchbox').fill('item 12');
    await expect.poll(() => list.getByRole('row').count()).toBe(2);
    await expect.poll(() => valueOf('public.search')).toBe('item 12');
    expect(await stateOf('List private').getByRole('row').count()).toBe(6); // another list of the page
  });

  it('keeps a private search out of the address and the history, and has it again on the way back', async () => {
    await openKit();
    const search = stateOf('List private').getByRole('searchbox');
    await search.fill('item 12');
    await expect.poll(() => stateOf('List private').getByRole('row').count()).toBe(2);
    expect(page.url()).not.toContain('item');
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('item 12');
    await page.getByRole('link', { name: 'tokens' }).click();
    await showGallery('tokens');
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe('item 12');
    await page.reload();
    await expect.poll(() => search.inputValue()).toBe('');
  });

  it('is walked through by the arrows, Home and End', async () => {
    await openKit();
    const list = stateOf('List private');
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null);
    await list.getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('item 2');
    await page.keyboard.press('End');
    expect(await focused()).toBe('item 5');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('item 5');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('item 1');
  });

  it('is written to a file as it is found, without its pages', async () => {
    await openKit('?public.sort=amount&public.search=item 1');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      stateOf('List public').getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('items.csv');
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '\uFEFF"name","amount"\r\n"item 11",3\r\n"item 3",10\r\n"item 1",37\r\n"item 12",40\r\n"item 10",67\r\n',
    );
  });

  it('with a million rows is sorted, paged and written to a file by its server', async () => {
    await openKit();
    const list = stateOf('List server');
    const first = list.getByRole('row').nth(1).getByRole('link');
    await list.getByText('1–5 of 1,000,000 shown').waitFor();
    const heading = list.getByRole('columnheader', { name: 'name' });
    await heading.getByRole('button').click();
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
    await heading.getByRole('button').click();
    await expect.poll(() => first.textContent()).toBe('item 1000000');
    await list.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => first.textContent()).toBe('item 999995');
    expect([await valueOf('server.sort'), await valueOf('server.page')]).toEqual(['-name', '2']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toHaveLength(14);
  });
});

describe('a form of filters', () => {
  it('puts what it is sent with into the address, but for personal data', async () => {
    await openKit('?page=3');
    const form = stateOf('FilterForm default');
    await form.getByLabel('email').fill('anna@example.com');
    await form.getByLabel('state').selectOption('b');
    expect(await valueOf('state')).toBe(null); // before it is sent
    await form.getByRole('button', { name: 'Show' }).click();
    await expect
      .poll(() => form.getByRole('status').textContent())
      .toBe('{"email":"anna@example.com","state":"b","from":""}');
    expect([await valueOf('state'), await valueOf('page')]).toEqual(['b', null]);
    expect(page.url()).not.toContain('anna');
    await form.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => form.getByRole('status').textContent()).toBe('{"email":"","state":"","from":""}');
  });
});

describe('an act', () => {
  it('asks why, is not sent without a reason or with a fault, and is sent with one', async () => {
    await openKit();
    const acts = stateOf('Act default');
    const dialog = page.getByRole('dialog');
    await acts.getByRole('button', { name: 'reasoned' }).click();
    await dialog.getByRole('button', { name: 'reasoned' }).click();
    await dialog.getByText('Write a reason: at least three characters.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('because');
    await dialog.getByRole('button', { name: 'reasoned' }).click();
    await expect.poll(() => acts.getByRole('status').textContent()).toBe('because');
    await dialog.waitFor({ state: 'hidden' });
    await acts.getByRole('button', { name: 'faulty' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('because');
    await dialog.getByRole('button', { name: 'faulty' }).click();
    await dialog.getByRole('alert').getByText('fault').waitFor();
  });

  it('on a proposal is a decision of somebody else: its author can only withdraw it', async () => {
    await openKit();
    const namesIn = (name: string): Promise<string[]> => stateOf(name).getByRole('button').allTextContents();
    await stateOf('Changes own').getByText('This is your proposal: somebody else has to approve it.').waitFor();
    expect(await namesIn('Changes proposed')).toEqual(['Approve', 'Reject']);
    expect(await namesIn('Changes own')).toEqual(['Withdraw']);
    expect(await namesIn('Changes decided')).toEqual([]);
  });
});
