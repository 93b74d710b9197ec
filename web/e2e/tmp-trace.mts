import { openBrowser } from './browser.ts';
import { writeFileSync } from 'node:fs';
const [base, path, minMs = '8'] = process.argv.slice(2);
const browser = await openBrowser({ graphics: true });
const ctx = await browser.newContext({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
});
await ctx.addCookies([{ name: 'lang', value: 'en', url: base }]);
const page = await ctx.newPage();
const cdp = await browser.newBrowserCDPSession();
const events: any[] = [];
cdp.on('Tracing.dataCollected', (e: any) => events.push(...e.value));
await page.goto('about:blank');
await cdp.send('Tracing.start', {
  traceConfig: {
    includedCategories: [
      'devtools.timeline',
      'v8.execute',
      'v8',
      'toplevel',
      'blink.user_timing',
      'loading',
      'disabled-by-default-devtools.timeline',
    ],
  },
  transferMode: 'ReportEvents',
} as any);
await page.goto(base + path, { waitUntil: 'networkidle' });
await page.waitForTimeout(2500);
const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
await cdp.send('Tracing.end');
await done;
writeFileSync('/tmp/trace.json', JSON.stringify({ traceEvents: events }));
const main = events.find((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith(base));
const { pid, tid, ts: t0 } = main;
const own = events
  .filter((e) => e.pid === pid && e.tid === tid && e.ph === 'X' && e.dur > 0)
  .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
const marks = events.filter(
  (e) =>
    e.pid === pid &&
    /^(firstContentfulPaint|largestContentfulPaint::Candidate|loadEventEnd)$/.test(e.name) &&
    e.ts > t0,
);
for (const m of marks)
  console.log(m.name, ((m.ts - t0) / 1000).toFixed(0), m.args?.data?.size ?? '', m.args?.data?.nodeName ?? '');
const tasks = own.filter((e) => /RunTask$/.test(e.name) && e.ts >= t0);
let total = 0;
for (const t of tasks) {
  if (t.dur < Number(minMs) * 1000) continue;
  const kids = own.filter((e) => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur);
  // self time by nesting
  const self = new Map<string, number>();
  const stack: any[] = [];
  const add = (e: any, d: number) => {
    const u = e.args?.data?.url ?? e.args?.fileName ?? '';
    const k =
      e.name +
      (u ? ' ' + String(u).split('/').pop() : '') +
      (e.args?.data?.functionName ? ':' + e.args.data.functionName : '');
    self.set(k, (self.get(k) ?? 0) + d);
  };
  for (const e of kids) {
    while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
    if (stack.length) add(stack.at(-1), -e.dur);
    add(e, e.dur);
    stack.push(e);
  }
  console.log(
    ((t.ts - t0) / 1000).toFixed(0).padStart(6),
    (t.dur / 1000).toFixed(1).padStart(7),
    [...self]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 6)
      .map(([k, d]) => `${k} ${(d / 1000).toFixed(1)}`)
      .join(' | '),
  );
  total += t.dur / 1000;
}
console.log('total in those', total.toFixed(0));
await browser.close();
