import type { GameFacts } from '../far/play.contract.ts';
import { drawing, element, symbolImage } from './dom.ts';
import { amount } from './words.ts';

/** First symbol index of cluster colours. */
export const FIRST_COLOUR = 10;

const lineOf = (line: readonly number[], rows: number): Element => {
  const cells = line.flatMap((at, reel) =>
    Array.from({ length: rows }, (_, row) =>
      drawing('rect', { x: reel + 0.08, y: row + 0.08, width: 0.84, height: 0.84, class: row === at ? 'on' : '' }),
    ),
  );
  return drawing('svg', { viewBox: `0 0 ${line.length} ${rows}`, class: 'mini', 'aria-hidden': 'true' }, ...cells);
};

/** The pays of each symbol for a stake, and the lines. */
export const paysTable = (
  { pays = [], lines = [], rows = 3, mechanic }: GameFacts,
  stakeMinor: number,
): HTMLElement => {
  const isCluster = mechanic === 'cluster';
  const symbols = pays.flatMap((runs, symbol) => {
    const entries = Object.entries(runs).map(
      ([run, pay]) => [Number(run), Math.floor((stakeMinor * pay) / 100)] as const,
    );
    if (entries.length === 0) return [];
    const amounts = entries.map(([run, minor]) =>
      element('li', {}, element('b', {}, isCluster ? `${run}+` : `${run}×`), ` ${amount(minor)}`),
    );
    return [
      element(
        'li',
        { class: 'pay' },
        symbolImage(isCluster ? symbol + FIRST_COLOUR : symbol),
        element('ul', {}, ...amounts),
      ),
    ];
  });
  return element(
    'div',
    {},
    element('ul', { class: 'pays' }, ...symbols),
    element('div', { class: 'minis' }, ...lines.map((line) => lineOf(line, rows))),
  );
};
