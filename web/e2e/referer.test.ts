import { describe, expect, it } from 'vitest';
import { newPerson, registerQuickly } from './accounts.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

describe('a link of a friend', () => {
  const publicIdOf = async (login: string): Promise<string> => {
    const { rows } = await site.database.pool.query<{ public_id: string }>(
      'SELECT public_id FROM app_user WHERE login = $1',
      [login],
    );
    return rows[0]?.public_id ?? '';
  };
  const refererOf = async (login: string): Promise<string | null | undefined> => {
    const { rows } = await site.database.pool.query<{ referer_id: string | null }>(
      'SELECT referer_id FROM app_user WHERE login = $1',
      [login],
    );
    return rows[0]?.referer_id;
  };

  it.each(['/ref/', '/ads/'])('%s… shows the home page and is remembered until registration', async (path) => {
    const { page, context, faults } = await site.visitor();
    const id = await publicIdOf('player01');
    await page.goto(path + id);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`ref=${id}`); // the page is there before its scripts
    await page.goto(path + (await publicIdOf('moderator'))); // a later link takes nobody's place
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/settings/account?modal=registration');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('player01 has invited you').waitFor();
    await dialog.getByRole('tab', { name: 'In one click' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Create in one click' }).click();
    const created = page.getByRole('dialog', { name: 'Account created' });
    const login = (await created.getByLabel('Login', { exact: true }).textContent()) ?? '';
    expect(await refererOf(login)).toBe(id);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('ref=');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('glasshouse.referer'))).toBe(null);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is handed over by who has an account already', async () => {
    const visitor = await site.visitor();
    const person = newPerson();
    await registerQuickly(visitor, person);
    const id = await publicIdOf('moderator');
    await visitor.page.goto(`/ref/${id}`);
    await expect.poll(() => refererOf(person.login)).toBe(id);
    await expect.poll(() => visitor.page.evaluate(() => localStorage.getItem('glasshouse.referer'))).toBe(null);
    await visitor.context.close();
  });
});
