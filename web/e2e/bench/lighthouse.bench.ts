import { inArena } from '../../../server/src/bench/arena.ts';
import { calibratedSlowdown, lighthousePages, openInspector, PRESET_SLOWDOWN } from '../lighthouse.ts';
import type { Inspector, Score } from '../lighthouse.ts';

// As a program: prints Lighthouse's performance of the published pages, each the median of five visits of a phone: with
// the preset's slowdown, and with the one that makes the preset's phone of this computer, from its index just before.

const VISITS = 5;

const visit = async (inspector: Inspector, url: string, slowdown: number): Promise<Score> => {
  const [score] = await inspector.inspect(url, ['performance'], slowdown);
  if (!score) throw new Error(`no performance of ${url}`);
  return score;
};

const print = (name: string, visits: readonly Score[]) => {
  const inOrder = visits.toSorted((a, b) => a.score - b.score);
  const median = inOrder[Math.floor(visits.length / 2)];
  const all = inOrder.map(({ score }) => score).join(' ');
  const indices = visits.map(({ machine }) => Math.round(machine)).join(' ');
  const faults = median?.faults.join(', ') || 'nothing below 90';
  console.log(`  ${name}: ${median?.score} (${all}); benchmark index ${indices}; ${faults}`);
};

await inArena(async ({ url }) => {
  console.log(`\n== lighthouse\nperformance by Lighthouse, mobile preset, the median of ${VISITS}`);
  const inspector = await openInspector();
  for (const path of lighthousePages) {
    const preset: Score[] = [];
    const calibrated: Score[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      const before = await visit(inspector, url + path, PRESET_SLOWDOWN);
      preset.push(before);
      calibrated.push(await visit(inspector, url + path, calibratedSlowdown(before.machine)));
    }
    print(`${path}, as slow as the preset's phone`, calibrated);
    print(`${path}, ${PRESET_SLOWDOWN} times slower than this computer`, preset);
  }
  await inspector.close();
});
