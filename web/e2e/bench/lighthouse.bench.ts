import { inArena } from '../../../server/src/bench/arena.ts';
import { lighthousePages, openInspector, type Inspector } from '../lighthouse.ts';

// As a program: prints Lighthouse's performance of the published pages, each the median of five visits of a phone.

const VISITS = 5;

const visit = async (inspector: Inspector, url: string) => {
  const [score] = await inspector.inspect(url, ['performance']);
  if (!score) throw new Error(`no performance of ${url}`);
  return score;
};

await inArena(async ({ url }) => {
  console.log(`\n== lighthouse\nperformance by Lighthouse, mobile preset, the median of ${VISITS}`);
  const inspector = await openInspector();
  for (const path of lighthousePages) {
    const scores = [];
    for (let count = 0; count < VISITS; count += 1) scores.push(await visit(inspector, url + path));
    const inOrder = scores.toSorted((a, b) => a.score - b.score);
    const median = inOrder[Math.floor(VISITS / 2)];
    const all = inOrder.map(({ score }) => score).join(' ');
    const machine = Math.round(median?.machine ?? 0);
    const faults = median?.faults.join(', ') || 'nothing below 90';
    console.log(`  ${path}: ${median?.score} (${all}); benchmark index ${machine}; ${faults}`);
  }
  await inspector.close();
});
