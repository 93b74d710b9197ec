import { describe, expect, it } from 'vitest';
import { buildPhoto } from '../../server/src/core/documents/testing/document-fixtures.ts';
import { answer } from '../../server/src/features/support/testing/support-fixtures.ts';
import { axeFaults } from './axe.ts';
import { settle, visit } from './every-page.ts';
import { sharedSite } from './site.ts';
import type { Visitor } from './visitors.ts';

const site = await sharedSite();

const open = async (address: string, options = {}): Promise<Visitor> => {
  const visitor = await site.visitor(options);
  await visitor.page.goto(address);
  await settle(visitor.page);
  return visitor;
};

/** Distance of an element from the top of the window; below 0 or above the window's height it cannot be seen. */
const topOf = ({ page }: Visitor, id: string): Promise<number> =>
  page.evaluate((place) => document.getElementById(place)?.getBoundingClientRect().top ?? -1, id);

const isInView = (top: number): boolean => top >= 56 && top < 300; // below the header, near the top

describe('a link to a place of the help desk', () => {
  it('opens the question and shows it, with what the games are played by now', async () => {
    const visitor = await open('/helpdesk/faq#vip', { width: 390, height: 800 });
    const { page, context, faults } = visitor;
    await page.getByText('It has 15 levels').waitFor();
    await expect.poll(async () => isInView(await topOf(visitor, 'vip'))).toBe(true);
    await expect.poll(() => page.title()).toBe('Questions and answers — Glasshouse');
    await page.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Questions' }).click();
    await page.waitForURL(/\/helpdesk\/faq$/);
    await page.locator('#rtp summary').click();
    await page.locator('#rtp').getByText('Wheel of fortune: 93.75%').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the rules of the last game, and loads no scene for them', async () => {
    const visitor = await site.visitor();
    const scripts: string[] = [];
    visitor.page.on('request', (request) => scripts.push(request.url()));
    await visitor.page.goto('/helpdesk/rules#classic');
    await settle(visitor.page);
    await visitor.page.getByRole('heading', { name: 'Rules of classic' }).waitFor();
    await expect.poll(async () => (await topOf(visitor, 'classic')) < 900).toBe(true);
    expect(await visitor.page.getByText('Promised return (RTP)').count()).toBeGreaterThan(0);
    expect(scripts.filter((url) => /-(?:stage|scene|picture)-|scene-label|pixi/i.test(url))).toEqual([]);
    await visitor.context.close();
  });

  it('says what the dialog beside a game says, there with the figures of the bet', async () => {
    const { page, context, faults } = await open('/game/dice');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Rules of dice' });
    await dialog.getByText('Each bet draws a number').waitFor();
    await dialog.getByText(/^Exact return of this bet/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is copied by a clause’s number, and leads to that clause', async () => {
    const visitor = await site.visitor();
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = visitor;
    await page.goto('/helpdesk/terms');
    await page.getByRole('button', { name: 'Copy link: 8.2' }).click();
    await page.getByText('Link copied').first().waitFor({ state: 'attached' });
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).hash).toBe('#withdrawals-2');
    await page.goto('/main');
    await page.goto(address);
    await expect.poll(async () => isInView(await topOf(visitor, 'withdrawals-2'))).toBe(true);
    await visitor.context.close();
  });
});

describe('the search', () => {
  it('finds in every tab, keeps the query in the address and leads to the place', async () => {
    const visitor = await open('/helpdesk/policy', { language: 'ru' });
    const { page, context, faults } = visitor;
    const field = page.getByRole('searchbox', { name: 'Поиск по справке' });
    await field.pressSequentially('счет вывод');
    await page
      .getByRole('status')
      .filter({ hasText: /^Найден/ })
      .waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('счет вывод');
    await field.fill('сид сервера');
    const results = page.getByRole('main').getByRole('listitem');
    await results.filter({ hasText: 'Правила игр' }).first().waitFor();
    const question = results.filter({ hasText: 'не подменили' });
    expect(await question.locator('mark').first().textContent()).toMatch(/сид|сервер/i);
    await question.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/helpdesk\/faq#commitment$/);
    await expect.poll(async () => isInView(await topOf(visitor, 'commitment'))).toBe(true);
    await expect.poll(() => field.inputValue()).toBe('');
    await page.goBack();
    await question.waitFor();
    await expect.poll(() => field.inputValue()).toBe('сид сервера');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that nothing was found, and how to go on', async () => {
    const { page, context } = await open('/helpdesk/terms?q=zxqj');
    await page.getByText('Nothing was found for “zxqj”.').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await context.close();
  });
});

describe('the help desk', () => {
  it('is used by keyboard, and has nothing that axe finds wrong when questions are open', async () => {
    const { page, context } = await open('/helpdesk', { width: 390 });
    await page.waitForURL(/\/helpdesk\/faq$/);
    await page.locator('#about summary').focus();
    await page.keyboard.press('Enter');
    await page.getByText('every round of our own games can be recomputed').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fairness');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Copy link: What is Glasshouse?',
    );
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });

  it('has nothing that axe finds wrong without a tournament, and in a search', async () => {
    const { page, context } = await open('/helpdesk/policy', { width: 390 });
    for (const address of ['/helpdesk/tournaments/none', '/helpdesk/faq?q=bet']) {
      await visit(page, address, { within: true });
      expect([address, await axeFaults(page)]).toEqual([address, []]);
    }
    await context.close();
  });

  it('is reached from registration without losing what was typed', async () => {
    const { page, context } = await open('/main?modal=registration');
    await page.getByRole('textbox', { name: 'Login' }).fill('newcomer');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^The full terms/ }).click(),
    ]);
    await tab.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Login' }).inputValue()).toBe('newcomer');
    await context.close();
  });
});

describe('a conversation with support', () => {
  it('is asked with a picture, found answered in the menu, ended and rated by its player', async () => {
    const [{ page, account, faults, context }, agent] = [
      await site.member(),
      await site.account({ roles: ['moderator'] }),
    ];
    await page.goto('/fairness?modal=support');
    const window = page.getByRole('dialog', { name: 'Support' });
    await window.getByLabel('What is it about?').selectOption('technical');
    await window.getByRole('textbox', { name: 'Write a message' }).fill('How long does a withdrawal take?');
    await window.getByText('The answer may be here already').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const picture = {
      name: 'wheel.jpg',
      mimeType: 'image/jpeg',
      buffer: await buildPhoto({ width: 300, height: 300 }),
    };
    await window.getByLabel('Add pictures').setInputFiles(picture);
    await window.getByRole('button', { name: 'Send', exact: true }).click();
    await window.getByRole('log').getByText('How long does a withdrawal take?').waitFor();
    await window.getByRole('img', { name: 'Picture' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);

    const { rows } = await site.database.owner.query<{ uid: string }>(
      'SELECT uid FROM support_conversation WHERE user_id = $1',
      [account.userId],
    );
    await answer(site, rows[0]?.uid ?? '', { authorId: agent.userId, text: 'Half an hour.' });
    await page.goto('/fairness');
    const entry = page.getByRole('button', { name: /^Support/ });
    await entry.getByText('1 new').waitFor();
    await entry.click();
    await window.getByRole('log').getByText('Half an hour.').waitFor();
    await window.getByRole('button', { name: 'Close the conversation' }).click();
    await window.getByText('You closed the conversation.').waitFor();
    await window.getByRole('radio', { name: '4 out of 5' }).focus();
    await page.keyboard.press('Space');
    await window.getByRole('button', { name: 'Send the rating' }).click();
    await window.getByText('You rated this conversation 4 out of 5').waitFor();
    await expect.poll(() => page.getByText('1 new').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
