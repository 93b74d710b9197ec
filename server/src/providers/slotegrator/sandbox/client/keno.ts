import type { Shown, ShownRound } from '../far/play.contract.ts';
import { button, element, isStill, wait } from './dom.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';
import { amount, word } from './words.ts';

const NUMBERS = 40;
const MAX_PICKS = 10;
const BALL_MS = 220;
const QUICK_PICKS = 5;

/** A board of numbers to pick from. */
export const createKeno = (frame: Frame, { game }: Shown): Stage => {
  const picks = new Set<number>();
  let isHurried = false;
  const grid = element('div', { class: 'keno', role: 'group', 'aria-label': word('pick') });
  const table = element('ul', { class: 'kenopays' });
  const cells = Array.from({ length: NUMBERS }, (_, index) =>
    button(String(index + 1), () => toggle(index + 1), { class: 'number', 'aria-pressed': 'false' }),
  );
  grid.append(...cells);

  const drawPays = (hits?: number): void => {
    const pays = game.kenoPays?.[picks.size] ?? [];
    table.replaceChildren(
      ...pays.flatMap((pay, count) =>
        pay === 0
          ? []
          : [
              element(
                'li',
                { class: count === hits ? 'on' : '' },
                element('span', {}, String(count)),
                element('b', {}, `×${amount(pay)}`),
              ),
            ],
      ),
    );
  };
  const clearDrawn = (): void => cells.forEach((cell) => cell.classList.remove('drawn', 'hit'));
  const drawPicks = (): void => {
    cells.forEach((cell, index) => cell.setAttribute('aria-pressed', String(picks.has(index + 1))));
    drawPays();
  };
  const toggle = (number: number): void => {
    if (frame.isBusy()) return;
    clearDrawn();
    if (!picks.delete(number)) {
      if (picks.size === MAX_PICKS) return frame.say(word('pick'));
      picks.add(number);
    }
    sound.tick(picks.size);
    drawPicks();
  };
  const pickAny = (): void => {
    if (frame.isBusy()) return;
    clearDrawn();
    picks.clear();
    while (picks.size < QUICK_PICKS) picks.add(1 + Math.floor(Math.random() * NUMBERS));
    sound.press();
    drawPicks();
  };
  const clear = (): void => {
    if (frame.isBusy()) return;
    clearDrawn();
    picks.clear();
    drawPicks();
  };
  const reveal = (number: number, step: number): void => {
    const cell = cells[number - 1];
    cell?.classList.add('drawn');
    cell?.classList.toggle('hit', picks.has(number));
    sound.tick(picks.has(number) ? step + 4 : 0);
  };
  const hitsOf = (drawn: readonly number[]): number => drawn.filter((number) => picks.has(number)).length;

  return {
    element: element(
      'div',
      { class: 'holder column' },
      grid,
      table,
      element(
        'div',
        { class: 'tools' },
        button(word('quick'), pickAny, { 'data-testid': 'quick' }),
        button(word('clear'), clear),
      ),
    ),
    playWord: 'bet',
    rule: 'ruleKeno',
    choice: () => (picks.size === 0 ? 'pick' : { picks: [...picks] }),
    begin() {
      isHurried = false;
      clearDrawn();
    },
    async show({ view: { drawn = [] } }: ShownRound) {
      for (const [step, number] of drawn.entries()) {
        if (!isStill() && !isHurried) await wait(BALL_MS);
        reveal(number, step);
      }
      drawPays(hitsOf(drawn));
    },
    restore(round) {
      for (const pick of round?.view.picks ?? []) picks.add(pick);
      drawPicks();
      const drawn = round?.view.drawn ?? [];
      for (const number of drawn) {
        cells[number - 1]?.classList.add('drawn');
        cells[number - 1]?.classList.toggle('hit', picks.has(number));
      }
      if (drawn.length > 0) drawPays(hitsOf(drawn));
    },
    hurry: () => void (isHurried = true),
  };
};
