import { openBrowser } from './browser.ts';
const [base, path, depthStr = '40'] = process.argv.slice(2);
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
const cdp = await ctx.newCDPSession(page);
await cdp.send('Profiler.enable');
await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
await page.goto('about:blank');
await cdp.send('Profiler.start');
await page.goto(base + path, { waitUntil: 'networkidle' });
await page.waitForTimeout(2000);
const { profile } = await cdp.send('Profiler.stop');
const byId = new Map(profile.nodes.map((n: any) => [n.id, n]));
const self = new Map<number, number>();
profile.samples!.forEach((id: number, i: number) =>
  self.set(id, (self.get(id) ?? 0) + (profile.timeDeltas![i] ?? 0) / 1000),
);
const total = new Map<number, number>();
const sum = (n: any): number => {
  let t = self.get(n.id) ?? 0;
  for (const c of n.children ?? []) t += sum(byId.get(c));
  total.set(n.id, t);
  return t;
};
sum(profile.nodes[0]);
const byFile = new Map<string, number>();
for (const n of profile.nodes as any[]) {
  const u = n.callFrame.url.split('/').pop() || n.callFrame.functionName;
  byFile.set(u, (byFile.get(u) ?? 0) + (self.get(n.id) ?? 0));
}
console.log(
  [...byFile]
    .filter(([k]) => k !== '(idle)')
    .sort((a, b) => b[1] - a[1])
    .slice(0, 25)
    .map(([k, v]) => `${k} ${v.toFixed(0)}`)
    .join('\n'),
);
const print = (n: any, d: number, min: number) => {
  const t = total.get(n.id)!;
  if (t < min) return;
  console.log(
    ' '.repeat(d) +
      `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber} ${t.toFixed(1)} self ${(self.get(n.id) ?? 0).toFixed(1)}`,
  );
  if (d < Number(depthStr))
    for (const c of (n.children ?? [])
      .map((i: number) => byId.get(i))
      .sort((a: any, b: any) => total.get(b.id)! - total.get(a.id)!))
      print(c, d + 1, min);
};
for (const c of (profile.nodes[0] as any).children
  .map((i: number) => byId.get(i))
  .sort((a: any, b: any) => total.get(b.id)! - total.get(a.id)!))
  if (c.callFrame.functionName !== '(idle)') print(c, 0, 6);

// slices
const parent = new Map<number, number>();
for (const n of profile.nodes as any[]) for (const c of n.children ?? []) parent.set(c, n.id);
const chain = (id: number) => {
  const r: any[] = [];
  for (let i: number | undefined = id; i !== undefined; i = parent.get(i)) r.unshift(byId.get(i));
  return r.slice(1);
};
let t = profile.startTime / 1000;
const t00 = t;
let cur: any;
const groups: any[] = [];
profile.samples!.forEach((id: number, i: number) => {
  const dt = profile.timeDeltas![i]! / 1000;
  t += dt;
  const c = chain(id);
  const root = c[0];
  const name = root?.callFrame.functionName;
  if (!root || /^\((idle|program)\)$/.test(name)) {
    if (name === '(program)' && dt < 2) return;
    cur = undefined;
    return;
  }
  if (name === '(garbage collector)') return;
  if (!cur || cur.root !== root.id) {
    cur = { root: root.id, name, start: t - t00, dur: 0, paths: new Map() };
    groups.push(cur);
  }
  cur.dur += dt;
  for (const f of c) {
    const k = `${f.callFrame.functionName || '(anon)'}@${f.callFrame.url.split('/').pop()}:${f.callFrame.lineNumber}:${f.callFrame.columnNumber}`;
    cur.paths.set(k, (cur.paths.get(k) ?? 0) + dt);
  }
});
console.log('--- slices');
for (const g of groups.filter((g) => g.dur > 8))
  console.log(
    g.start.toFixed(0),
    g.name,
    g.dur.toFixed(1),
    '\n     ',
    [...g.paths]
      .filter(([k]) => !/@libraries.*:7:12[0-9]{4}|:0:9554/.test(k))
      .sort((a: any, b: any) => b[1] - a[1])
      .slice(0, 16)
      .map(([k, v]: any) => `${k} ${v.toFixed(1)}`)
      .join('\n      '),
  );
await browser.close();
