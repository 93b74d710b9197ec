import { openBrowser } from './browser.ts';
const [base, path] = process.argv.slice(2);
const browser = await openBrowser({ graphics: false });
const ctx = await browser.newContext({ viewport: { width: 390, height: 800 } });
await ctx.addCookies([
  { name: 'lang', value: 'en', url: base! },
  { name: 'adult', value: '1', url: base! },
]);
const page = await ctx.newPage();
await page.addInitScript(() => {
  (globalThis as any).log = [];
  let last = '';
  const look = () => {
    const s = `${scrollY} ${document.documentElement.scrollHeight} ${history.scrollRestoration} ${document.querySelector('[data-prepared]') ? 'P' : '-'}`;
    if (s !== last) {
      last = s;
      (globalThis as any).log.push(`${Math.round(performance.now())} ${s}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
await page.goto(base + path!);
await page.waitForTimeout(2500);
await page.evaluate(() => scrollTo(0, 1500));
await page.waitForTimeout(500);
console.log(await page.evaluate(() => [scrollY, JSON.stringify(sessionStorage)]));
await page.reload();
await page.waitForTimeout(3000);
console.log(path, await page.evaluate(() => [(globalThis as any).log.join('\n'), JSON.stringify(sessionStorage)]));
await browser.close();
