import { fold, wordsOf, type SearchEntry } from './search.ts';

const MAX_SUGGESTED = 3;
const MIN_WORD = 4; // shorter ones are of any question
const MAX_ENDING = 3; // letters that grammar changes, in all our languages
const NEAR_BEST = 0.5; // share of the best score that is worth a line
const COMMON = 0.4; // a word of more than this share of the entries tells nothing

const stemsOf = (question: string): string[] =>
  wordsOf(question.replace(/[^\p{L}\p{N}'’‘ʻʼ]+/gu, ' '))
    .filter((word) => word.length >= MIN_WORD)
    .map((word) => word.slice(0, Math.max(MIN_WORD, word.length - MAX_ENDING)));

/** The entries that share most with a question in somebody's own words; rare words and titles weigh more. */
export const suggest = (entries: readonly SearchEntry[], question: string): SearchEntry[] => {
  const places = entries.map((entry) => {
    const title = fold(entry.title).folded;
    return { entry, title, all: `${title} ${fold(entry.text).folded}` };
  });
  const weights = stemsOf(question)
    .map((stem) => ({ stem, count: places.filter(({ all }) => all.includes(stem)).length }))
    .filter(({ count }) => count > 0 && count <= Math.max(1, entries.length * COMMON))
    .map(({ stem, count }) => ({ stem, weight: Math.log(1 + entries.length / count) }));
  const scored = places.map(({ entry, title, all }) => {
    const points = weights.map(({ stem, weight }) => {
      if (title.includes(stem)) return 2 * weight;
      return all.includes(stem) ? weight : 0;
    });
    return { entry, score: points.reduce((sum, each) => sum + each, 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * NEAR_BEST)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTED)
    .map(({ entry }) => entry);
};
