import { openBrowser } from './browser.ts';
const [base, out, lang, width, js, ...paths] = process.argv.slice(2);
const browser = await openBrowser({ graphics: true });
const ctx = await browser.newContext({
  viewport: { width: Number(width), height: Number(width) > 900 ? 900 : 844 },
  javaScriptEnabled: js === 'js',
});
await ctx.addCookies([{ name: 'lang', value: lang!, url: base! }]);
const page = await ctx.newPage();
let i = 0;
for (const p of paths) {
  await page.goto(base + p);
  await page.waitForTimeout(js === 'js' ? 3500 : 800);
  await page.screenshot({ path: `${out}-${i++}.png` });
}
await browser.close();
