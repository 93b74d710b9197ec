import { openBrowser } from './browser.ts';
const base = process.argv[2]!;
const browser = await openBrowser({ graphics: false });
let i = 0;
const visit = async (lang: string, width: number, path: string, act: (p: any) => Promise<void>) => {
  const ctx = await browser.newContext({ viewport: { width, height: width > 900 ? 900 : 844 } });
  await ctx.addCookies([
    { name: 'lang', value: lang, url: base },
    { name: 'adult', value: '1', url: base },
  ]);
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto(base + path);
  try {
    await page.getByRole('dialog').waitFor({ timeout: 15000 });
    await act(page);
  } catch (e) {
    console.log('fail', i, String(e).slice(0, 200));
  }
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/w-${i++}.png` });
  await ctx.close();
};
await visit('kz', 390, '/main?modal=login', async (p) => {
  const f = p.getByRole('dialog').getByRole('textbox');
  await f.nth(0).fill('кириллица логин');
  await p.locator('input[type=password]').fill('x');
  await p.locator('form button[type=submit]').click();
});
await visit('tr', 390, '/main?modal=login', async (p) => {
  const f = p.getByRole('dialog').getByRole('textbox');
  await f.nth(0).fill('player01');
  await p.locator('input[type=password]').fill('Wrongpass1');
  await p.locator('form button[type=submit]').click();
});
await visit('uz', 390, '/main?modal=registration', async (p) => {
  const f = p.getByRole('dialog').getByRole('textbox');
  await f.nth(0).fill('ab');
  await f.nth(1).fill('not-an-email');
  await p.locator('input[type=password]').first().fill('short');
  await p.locator('form button[type=submit]').click();
});
await visit('ua', 390, '/main?modal=recovery', async (p) => {
  const f = p.getByRole('dialog').getByRole('textbox');
  await f.nth(0).fill('wrong@');
  await p.locator('form button[type=submit]').click();
});
await visit('ru', 390, '/main?modal=newPassword', async (p) => {
  await p
    .locator('input[type=password]')
    .first()
    .fill('abc')
    .catch(() => undefined);
});
await visit('en', 390, '/main?modal=registration', async (p) => {
  await p.locator('form button[type=submit]').click();
});
await browser.close();
