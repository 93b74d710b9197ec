import lighthouse from 'lighthouse';
import { openBrowser } from './browser.ts';
const port = 9333;
const browser = await openBrowser({ graphics: true, flags: [`--remote-debugging-port=${port}`] });
const [base, visits, ...paths] = process.argv.slice(2);
for (const path of paths) {
  for (let i = 0; i < Number(visits); i += 1) {
    const r = await lighthouse(base + path, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      extraHeaders: { Cookie: 'lang=en' },
      disableFullPageScreenshot: true,
    });
    const { lhr, artifacts } = r!;
    const a = lhr.audits;
    const n = (k: string) => Math.round(a[k]?.numericValue ?? -1);
    console.log(
      path,
      Math.round((lhr.categories['performance']?.score ?? 0) * 100),
      'FCP',
      n('first-contentful-paint'),
      'LCP',
      n('largest-contentful-paint'),
      'SI',
      n('speed-index'),
      'TBT',
      n('total-blocking-time'),
      'CLS',
      a['cumulative-layout-shift']?.numericValue?.toFixed(3),
      'TTI',
      n('interactive'),
      'bench',
      lhr.environment.benchmarkIndex,
    );
    if (i === Number(visits) - 1) {
      const d = a['long-tasks']?.details as any;
      for (const t of d?.items ?? [])
        console.log('   long', Math.round(t.startTime), Math.round(t.duration), String(t.url).split('/').pop());
      const m = a['mainthread-work-breakdown']?.details as any;
      console.log('   main', (m?.items ?? []).map((x: any) => `${x.group} ${Math.round(x.duration)}`).join(', '));
      const b = a['bootup-time']?.details as any;
      for (const t of b?.items ?? [])
        console.log(
          '   boot',
          Math.round(t.total),
          'eval',
          Math.round(t.scripting),
          'parse',
          Math.round(t.scriptParseCompile),
          String(t.url).split('/').pop(),
        );
      const l = a['lcp-breakdown-insight']?.details ?? a['largest-contentful-paint-element']?.details;
      console.log('   lcp', JSON.stringify(l).slice(0, 600));
    }
  }
}
await browser.close();
