import { openBrowser } from './browser.ts';
const [base, path, width] = process.argv.slice(2);
const browser = await openBrowser({ graphics: false });
const ctx = await browser.newContext({ viewport: { width: Number(width), height: 900 } });
await ctx.addCookies([{ name: 'lang', value: 'en', url: base! }]);
const page = await ctx.newPage();
await page.addInitScript(() => {
  (globalThis as any).log = [];
  new PerformanceObserver((l) => {
    for (const e of l.getEntries() as any[])
      (globalThis as any).log.push([
        Math.round(e.startTime),
        e.value.toFixed(4),
        e.sources.map(
          (s: any) =>
            `${s.node?.nodeName}.${s.node?.className} ${s.previousRect.x},${s.previousRect.y},${s.previousRect.width}x${s.previousRect.height} -> ${s.currentRect.x},${s.currentRect.y},${s.currentRect.width}x${s.currentRect.height}`,
        ),
      ]);
  }).observe({ type: 'layout-shift', buffered: true });
  let last = '';
  const look = () => {
    const r = document.getElementById('root');
    const s = !r
      ? 'none'
      : `${r.querySelector('[data-prepared]') ? 'P' : '-'} h1:${r.querySelectorAll('h1').length} details:${r.querySelectorAll('details').length} busy:${r.querySelectorAll('main [aria-busy]').length}`;
    if (s !== last) {
      last = s;
      (globalThis as any).log.push([Math.round(performance.now()), s]);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
await page.goto(base + path!);
await page.waitForTimeout(6000);
for (const l of await page.evaluate(() => (globalThis as any).log)) console.log(JSON.stringify(l));
await browser.close();
