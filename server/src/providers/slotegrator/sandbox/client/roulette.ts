import type { Shown, ShownTable } from '../far/play.contract.ts';
import { button, drawing, element, isStill } from './dom.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';
import { amount, word } from './words.ts';

const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const TURNS = 6;

const colourOf = (pocket: number): string => (pocket === 0 ? 'green' : RED.has(pocket) ? 'ruddy' : 'dark');

const drawWheel = (): SVGElement => {
  const slice = (2 * Math.PI) / ORDER.length;
  const at = (angle: number, r: number): string =>
    `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
  const pockets = ORDER.flatMap((pocket, index) => {
    const [from, to] = [(index - 0.5) * slice, (index + 0.5) * slice];
    const label = drawing(
      'text',
      { transform: `rotate(${(index * 360) / ORDER.length}) translate(0 -84)`, 'text-anchor': 'middle' },
      String(pocket),
    );
    return [
      drawing('path', {
        d: `M${at(from, 94)}A94 94 0 0 1 ${at(to, 94)}L${at(to, 62)}A62 62 0 0 0 ${at(from, 62)}Z`,
        class: colourOf(pocket),
      }),
      label,
    ];
  });
  return drawing(
    'g',
    { class: 'turning-wheel' },
    drawing('circle', { r: 99, class: 'rim' }),
    ...pockets,
    drawing('circle', { r: 60, class: 'cone' }),
    ...[0, 60, 120].map((turn) => drawing('path', { d: 'M-40 0H40', class: 'spoke', transform: `rotate(${turn})` })),
    drawing('circle', { r: 14, class: 'hub' }),
  );
};

/** A live table: spins start by the clock, for all players at once. */
export const createRoulette = (frame: Frame, shown: Shown): Stage => {
  const bets = new Map<string, number>(); // not sent yet
  let table = shown.table;
  let clockOff = Date.now() - shown.now;
  let spunFor = -1;
  const wheel = drawWheel();
  const ball = drawing('g', {}, drawing('circle', { r: 4.5, cx: 0, cy: -72, class: 'ball' }));
  const svg = drawing('svg', { viewBox: '-100 -100 200 200', class: 'wheel', 'aria-hidden': 'true' }, wheel, ball);
  const state = element('p', { class: 'call', role: 'status', 'data-testid': 'call' });
  const meter = element('div', { class: 'meter' }, element('i'));
  const last = element('ul', { class: 'points' });
  const cells = new Map<string, HTMLButtonElement>();

  const placed = (): ReadonlyMap<string, number> => {
    const all = new Map(bets);
    for (const { isOver, view } of frame.shown().rounds)
      if (!isOver && view.spin === table?.spin)
        for (const [place, minor] of Object.entries(view.bets ?? {})) all.set(place, (all.get(place) ?? 0) + minor);
    return all;
  };
  const drawChips = (): void => {
    const all = placed();
    for (const [place, cell] of cells) {
      cell.querySelector('.chip')?.remove();
      const minor = all.get(place);
      if (minor !== undefined)
        cell.append(element('span', { class: bets.has(place) ? 'chip' : 'chip sent' }, amount(minor)));
    }
  };
  const isOpen = (): boolean => table !== undefined && Date.now() - clockOff - table.startedAt < table.bettingMs;
  const put = (place: string): void => {
    if (frame.isBusy()) return undefined;
    if (!isOpen()) return frame.say(word('late'));
    bets.set(place, (bets.get(place) ?? 0) + frame.stakeMinor());
    sound.tick(bets.size);
    drawChips();
    return frame.refresh();
  };
  const cell = (place: string, label: string, name: string): HTMLButtonElement => {
    const node = button(label, () => put(place), { class: `place ${name}`, 'data-place': place });
    cells.set(place, node);
    return node;
  };
  const clear = (): void => {
    if (frame.isBusy()) return;
    bets.clear();
    drawChips();
    frame.refresh();
  };
  const numbers = Array.from({ length: 36 }, (_, index) => {
    const node = cell(String(index + 1), String(index + 1), `number-place ${colourOf(index + 1)}`);
    node.style.setProperty('--row', String(3 - (index % 3)));
    node.style.setProperty('--column', String(2 + Math.floor(index / 3)));
    return node;
  });
  const felt = element(
    'div',
    { class: 'layout' },
    cell('0', '0', 'green zero'),
    ...numbers,
    cell('dozen1', '1–12', 'wide'),
    cell('dozen2', '13–24', 'wide'),
    cell('dozen3', '25–36', 'wide'),
    cell('low', '1–18', 'half'),
    cell('even', word('even'), 'half'),
    cell('red', word('red'), 'half ruddy'),
    cell('black', word('black'), 'half dark'),
    cell('odd', word('odd'), 'half'),
    cell('high', '19–36', 'half'),
  );

  const lie = (pocket: number, isAtOnce: boolean): void => {
    const angle = (ORDER.indexOf(pocket) * 360) / ORDER.length;
    const rest = `rotate(${angle}deg)`;
    ball.style.transform = rest;
    if (isAtOnce || isStill() || !table) return;
    const duration = Math.max(600, table.startedAt + table.restMs - (Date.now() - clockOff));
    const easing = 'cubic-bezier(.1,.5,.2,1)';
    ball.animate([{ transform: `rotate(${angle + 360 * TURNS}deg) scale(1.2)` }, { transform: rest }], {
      duration,
      easing,
    });
    wheel.animate([{ transform: 'rotate(-540deg)' }, { transform: 'none' }], { duration, easing });
    sound.start();
  };
  const listLast = ({ last: pockets }: ShownTable): void =>
    last.replaceChildren(...pockets.map((pocket) => element('li', { class: colourOf(pocket) }, String(pocket))));

  const tick = (): void => {
    if (!table) return;
    const passed = Date.now() - clockOff - table.startedAt;
    const left = Math.max(0, table.bettingMs - passed);
    meter.style.setProperty('--left', String(left / table.bettingMs));
    felt.classList.toggle('shut', left === 0);
    const { pocket } = table;
    if (left > 0) state.textContent = `${word('placeBets')} · ${Math.ceil(left / 1000)}`;
    else if (pocket === undefined || passed < table.restMs) state.textContent = word('noMore');
    else state.textContent = `${pocket} · ${pocket === 0 ? '0' : word(RED.has(pocket) ? 'red' : 'black')}`;
    for (const [place, node] of cells)
      node.classList.toggle('hit', pocket !== undefined && passed >= table.restMs && place === String(pocket));
  };
  setInterval(tick, 250);

  return {
    element: element(
      'div',
      { class: 'holder live' },
      element('div', { class: 'dealer' }, svg, state, meter, last),
      element('div', { class: 'felt' }, felt, element('div', { class: 'tools' }, button(word('clear'), clear))),
    ),
    playWord: 'bet',
    rule: 'ruleRoulette',
    isTable: true,
    stakeMinor: () => [...bets.values()].reduce((sum, minor) => sum + minor, 0),
    choice: () => (isOpen() ? { bets: Object.fromEntries(bets) } : 'late'),
    async show() {
      bets.clear(); // now part of the rounds
      drawChips();
    },
    restore: () => drawChips(),
    receive(next) {
      const isNew = table?.spin !== next.table?.spin;
      ({ table } = next);
      if (!table) return;
      clockOff = Math.min(clockOff, Date.now() - next.now);
      if (isNew) listLast(table);
      if (table.pocket !== undefined && spunFor !== table.spin) {
        const isFirst = spunFor === -1;
        spunFor = table.spin;
        lie(table.pocket, isFirst && Date.now() - clockOff > table.startedAt + table.restMs - 2_000);
      } else if (spunFor === -1) spunFor = table.spin - 1;
      if (last.childElementCount === 0) listLast(table);
      drawChips();
      tick();
    },
  };
};
