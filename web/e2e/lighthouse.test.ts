import { afterAll, beforeAll, expect, it } from 'vitest';
import { lighthousePages, openInspector, type Inspector } from './lighthouse.ts';
import { firstOf } from './long.ts';
import { openSite, type Site } from './site.ts';

const MIN_SCORE = 95;

let site: Site;
let inspector: Inspector;

beforeAll(async () => {
  [site, inspector] = await Promise.all([openSite(), openInspector({ graphics: false })]);
});
afterAll(async () => {
  await inspector.close();
  await site.close();
});

// the speed of a page depends on the machine and its other work: `npm run bench -- lighthouse` prints it
it.each(firstOf(lighthousePages))('%s is accessible, well built and found by search engines', async (path) => {
  const scores = await inspector.inspect(site.url + path, ['accessibility', 'best-practices', 'seo']);
  expect(scores.map(({ category }) => category).toSorted()).toEqual(['accessibility', 'best-practices', 'seo']);
  expect(scores.filter(({ score }) => score < MIN_SCORE)).toEqual([]);
});
