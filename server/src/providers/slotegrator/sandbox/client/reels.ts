import type { Shown, ShownRound } from '../far/play.contract.ts';
import { drawing, element, isStill, move, symbolImage, wait } from './dom.ts';
import { paysTable } from './pays.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';

const SYMBOLS = 8;
const STRIP = 10; // symbols that pass while a reel spins
const STOP_MS = 170; // between two reels
const SETTLE_MS = 420;
const WIN_MS = 1_100;

const anySymbol = (): number => Math.floor(Math.random() * SYMBOLS);

/** Spinning reels, for lines and ways. */
export const createReels = (_frame: Frame, { game }: Shown): Stage => {
  const [reels, rows] = [game.reels ?? 5, game.rows ?? 3];
  const strips = Array.from({ length: reels }, () => element('div', { class: 'strip' }));
  const board = element(
    'div',
    { class: 'reels', 'data-testid': 'reels' },
    ...strips.map((strip) => element('div', { class: 'reel' }, strip)),
  );
  const overlay = drawing('svg', {
    class: 'lines',
    viewBox: `0 0 ${reels} ${rows}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  board.append(overlay);
  const holder = element('div', { class: 'holder' }, board);
  board.style.setProperty('--reels', String(reels));
  board.style.setProperty('--rows', String(rows));
  let isHurried = false;

  const cellsOf = (reel: number, cells: readonly number[]): HTMLElement[] =>
    Array.from({ length: rows }, (_, row) =>
      element(
        'div',
        { class: 'cell', 'data-symbol': cells[reel * rows + row] ?? 0 },
        symbolImage(cells[reel * rows + row] ?? 0),
      ),
    );
  const put = (cells: readonly number[]): void =>
    strips.forEach((strip, reel) => {
      strip.classList.remove('turning');
      strip.replaceChildren(...cellsOf(reel, cells));
    });
  const turn = (): void =>
    strips.forEach((strip) => {
      const passing = Array.from({ length: STRIP }, () => element('div', { class: 'cell' }, symbolImage(anySymbol())));
      const copies = passing.slice(0, rows).map((node) => node.cloneNode(true));
      strip.replaceChildren(...passing, ...copies);
      strip.style.setProperty('--strip', String(STRIP));
      strip.classList.add('turning');
    });
  const stop = async (reel: number, cells: readonly number[]): Promise<void> => {
    const strip = strips[reel];
    if (!strip) return;
    if (!isHurried) await wait(SETTLE_MS + reel * STOP_MS);
    strip.classList.remove('turning');
    strip.replaceChildren(...cellsOf(reel, cells));
    sound.stop(reel);
    await move(
      strip,
      [{ transform: 'translateY(-34%)' }, { transform: 'translateY(5%)', offset: 0.7 }, { transform: 'none' }],
      {
        duration: isHurried ? 90 : 260,
        easing: 'cubic-bezier(.2,.8,.3,1)',
      },
    );
  };

  const clear = (): void => {
    overlay.replaceChildren();
    board.classList.remove('has-won');
    for (const cell of board.querySelectorAll('.won')) cell.classList.remove('won');
  };
  const mark = (cells: readonly number[], isLine: boolean, colour: number): void => {
    board.classList.add('has-won');
    for (const place of cells) strips[Math.floor(place / rows)]?.children[place % rows]?.classList.add('won');
    if (!isLine) return;
    const points = cells.map((place) => `${Math.floor(place / rows) + 0.5},${(place % rows) + 0.5}`).join(' ');
    overlay.append(drawing('polyline', { points, class: `line-${colour % 5}` }));
  };

  const show = async ({ view, wonMinor }: ShownRound): Promise<void> => {
    const [frame] = view.frames ?? [];
    if (!frame) return;
    if (isStill()) put(frame.cells);
    else await Promise.all(strips.map((_, reel) => stop(reel, frame.cells)));
    frame.wins.forEach(({ cells }, index) => mark(cells, game.mechanic !== 'ways', index));
    isHurried = false;
    if (wonMinor > 0 && !isStill()) await wait(WIN_MS / 3);
  };
  return {
    element: holder,
    playWord: 'spin',
    rule: game.mechanic === 'ways' ? 'ruleWays' : 'ruleLines',
    begin() {
      clear();
      isHurried = false;
      if (!isStill()) turn();
    },
    cancel: () => put(Array.from({ length: reels * rows }, anySymbol)),
    show,
    restore(round) {
      const [frame] = round?.view.frames ?? [];
      put(frame?.cells ?? Array.from({ length: reels * rows }, anySymbol));
      frame?.wins.forEach(({ cells }, index) => mark(cells, game.mechanic !== 'ways', index));
    },
    hurry: () => void (isHurried = true),
    pays: (stakeMinor) => paysTable(game, stakeMinor),
  };
};
