import type { Shown, ShownRound } from '../far/play.contract.ts';
import type { Frame as Tumble } from '../maths/grid.ts';
import { element, isStill, move, symbolImage, wait } from './dom.ts';
import { FIRST_COLOUR, paysTable } from './pays.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';
import { amount, word } from './words.ts';

const FALL_MS = 340;
const SEEN_MS = 420;
const GONE_MS = 220;
const COLOURS = 6;

/** A grid of colours: winning clusters vanish and the rest tumbles down until nothing pays. */
export const createCluster = (frame: Frame, { game }: Shown): Stage => {
  const [reels, rows] = [game.reels ?? 6, game.rows ?? 6];
  const board = element('div', { class: 'reels cluster', 'data-testid': 'reels' });
  board.style.setProperty('--reels', String(reels));
  board.style.setProperty('--rows', String(rows));
  const columns = Array.from({ length: reels }, () => element('div', { class: 'reel' }));
  board.append(...columns);
  let isHurried = false;
  const pace = (ms: number): number => (isHurried ? ms / 4 : ms);

  const cellAt = (place: number): Element | undefined => columns[Math.floor(place / rows)]?.children[place % rows];
  const put = (cells: readonly number[]): void =>
    columns.forEach((column, reel) =>
      column.replaceChildren(
        ...Array.from({ length: rows }, (_, row) =>
          element('div', { class: 'cell' }, symbolImage(FIRST_COLOUR + (cells[reel * rows + row] ?? 0))),
        ),
      ),
    );
  /** Lets each cell fall by so many rows. */
  const fall = (rowsOf: (place: number) => number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: reels * rows }, (_, place) => {
        const by = rowsOf(place);
        const cell = cellAt(place);
        if (!cell || by === 0) return Promise.resolve();
        const frames = [
          { transform: `translateY(${-100 * by}%)` },
          { transform: 'translateY(4%)', offset: 0.8 },
          { transform: 'none' },
        ];
        return move(cell, frames, {
          duration: pace(FALL_MS + Math.floor(place / rows) * 25),
          easing: 'cubic-bezier(.4,0,.6,1)',
        });
      }),
    );

  const playTumble = async ({ wins }: Tumble, next: Tumble | undefined, step: number): Promise<void> => {
    const gone = new Set(wins.flatMap(({ cells }) => cells));
    board.classList.toggle('has-won', gone.size > 0);
    for (const place of gone) cellAt(place)?.classList.add('won');
    if (gone.size === 0 || !next) return;
    const paid = wins.reduce((sum, { pay }) => sum + Math.floor((frame.stakeMinor() * pay) / 100), 0);
    frame.say(`${word('win')} ${amount(paid)}`);
    sound.tick(step * 2 + 2);
    if (!isStill()) await wait(pace(SEEN_MS));
    const shrink = [
      { transform: 'scale(1.1)', opacity: 1 },
      { transform: 'scale(0)', opacity: 0 },
    ];
    await Promise.all(
      [...gone].flatMap((place) => {
        const cell = cellAt(place);
        return cell ? [move(cell, shrink, { duration: pace(GONE_MS) })] : [];
      }),
    );
    board.classList.remove('has-won');
    put(next.cells);
    await fall((place) => {
      // a cell falls by the number of cells removed below it
      const [reel, row] = [Math.floor(place / rows), place % rows];
      const taken = Array.from({ length: rows }, (_, at) => gone.has(reel * rows + at));
      const count = taken.filter(Boolean).length;
      if (row < count) return count;
      const kept = taken.flatMap((isGone, at) => (isGone ? [] : [at]));
      return row - (kept[row - count] ?? row);
    });
  };

  return {
    element: element('div', { class: 'holder' }, board),
    playWord: 'spin',
    rule: 'ruleCluster',
    begin() {
      isHurried = false;
      board.classList.add('waiting');
      board.classList.remove('has-won');
    },
    cancel: () => board.classList.remove('waiting'),
    async show({ view }: ShownRound) {
      const frames = view.frames ?? [];
      board.classList.remove('waiting');
      put(frames[0]?.cells ?? []);
      await fall(() => rows);
      sound.stop();
      for (const [step, tumble] of frames.entries()) await playTumble(tumble, frames[step + 1], step);
      isHurried = false;
    },
    restore(round) {
      put(
        round?.view.frames?.at(-1)?.cells ?? Array.from({ length: reels * rows }, (_, place) => (place * 7) % COLOURS),
      );
    },
    hurry: () => void (isHurried = true),
    pays: (stakeMinor) => paysTable(game, stakeMinor),
  };
};
