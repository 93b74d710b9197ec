import type { Shown, ShownRound } from '../far/play.contract.ts';
import { MAX_POINT, multiplierAfter } from '../maths/crash.ts';
import { element, isStill } from './dom.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';
import { amount, word } from './words.ts';

const HISTORY = 8;
const MIN_SPAN_MS = 8_000;
const HUM_MS = 450;

interface Flight {
  startedAt: number; // by our own clock
  crashed?: number; // at which multiplier
  taken?: number;
}

/** A multiplier that grows until it crashes. */
export const createCrash = (frame: Frame, shown: Shown): Stage => {
  let clockOff = Date.now() - shown.now; // lead of our clock
  let flight: Flight | undefined;
  const canvas = element('canvas', { class: 'sky', 'aria-hidden': 'true' });
  const number = element('output', { class: 'multiplier', 'data-testid': 'multiplier' }, '×1.00');
  const note = element('p', { class: 'note' });
  const points = element('ul', { class: 'points', 'aria-label': word('history') });
  const rocket = new Image();
  rocket.src = '../symbol/space/1.svg';
  const auto = element('input', {
    inputmode: 'decimal',
    placeholder: '—',
    'aria-label': word('autoTake'),
    autocomplete: 'off',
  });

  const targetOf = (): number | undefined => {
    const value = Math.round(Number(auto.value.replace(',', '.')) * 100);
    return auto.value.trim() === '' || !Number.isFinite(value) ? undefined : value;
  };
  const nowAt = ({ startedAt, crashed }: Flight): number => crashed ?? multiplierAfter(Date.now() - startedAt);

  const paint = (): void => {
    const ratio = Math.min(devicePixelRatio, 2);
    const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext('2d');
    if (!pen || width === 0) return;
    pen.clearRect(0, 0, width, height);
    const multiplier = flight ? nowAt(flight) : 100;
    const passed = Math.log(multiplier / 100) / 0.000_12;
    const span = Math.max(MIN_SPAN_MS, passed * 1.15);
    const top = Math.max(200, multiplier * 1.25);
    const at = (ms: number): [number, number] => [
      width * (0.06 + 0.82 * (ms / span)),
      height * (0.9 - 0.72 * ((Math.min(multiplierAfter(ms), multiplier) - 100) / (top - 100))),
    ];
    pen.strokeStyle = '#ffffff1c';
    pen.lineWidth = ratio;
    for (let line = 0; line < 5; line += 1) {
      pen.beginPath();
      pen.moveTo(0, height * (0.18 + 0.18 * line));
      pen.lineTo(width, height * (0.18 + 0.18 * line));
      pen.stroke();
    }
    pen.beginPath();
    pen.moveTo(...at(0));
    for (let step = 1; step <= 60; step += 1) pen.lineTo(...at((passed * step) / 60));
    pen.lineWidth = 5 * ratio;
    pen.lineCap = 'round';
    pen.strokeStyle = flight?.taken === undefined ? (flight?.crashed === undefined ? '#ffd35c' : '#ff7a85') : '#3ddc97';
    pen.stroke();
    const [x, y] = at(passed);
    pen.lineTo(x, height * 0.9);
    pen.lineTo(at(0)[0], height * 0.9);
    pen.fillStyle = '#ffd35c22';
    pen.fill();
    if (!rocket.complete || flight?.crashed !== undefined) return;
    const side = Math.min(width, height) * 0.16;
    pen.save();
    pen.translate(x, y);
    pen.rotate(0.9);
    pen.drawImage(rocket, -side / 2, -side * 0.7, side, side);
    pen.restore();
  };

  let hummedAt = 0;
  const step = (): void => {
    if (!flight) return paint();
    const multiplier = nowAt(flight);
    paint();
    if (flight.crashed !== undefined) return undefined; // the result is announced where it was taken, or where it crashed
    number.textContent = `×${amount(multiplier)}`;
    if (Date.now() - hummedAt > HUM_MS) {
      hummedAt = Date.now();
      sound.tick(Math.floor(Math.log(multiplier / 100) * 6));
    }
    if (isStill()) setTimeout(step, 250);
    else requestAnimationFrame(step);
    return undefined;
  };
  const sayEnd = ({ view: { point = 100, takenAt } }: ShownRound): void => {
    number.dataset['state'] = takenAt === undefined ? 'lost' : 'won';
    number.textContent = `×${amount(takenAt ?? point)}`;
    note.textContent = `${takenAt === undefined ? '' : `${word('taken', amount(takenAt))} · `}${word('crashed', amount(point))}`;
  };
  const listPoints = ({ rounds }: Shown): void =>
    points.replaceChildren(
      ...rounds
        .flatMap(({ view: { point } }) => point ?? [])
        .slice(0, HISTORY)
        .map((point) => element('li', { class: point >= 200 ? 'good' : '' }, `×${amount(point)}`)),
    );

  addEventListener('resize', paint);
  return {
    element: element(
      'div',
      { class: 'holder column flight' },
      points,
      element('div', { class: 'space' }, canvas, number, note),
      element('label', { class: 'auto' }, word('autoTake'), element('span', {}, '×'), auto),
    ),
    playWord: 'launch',
    rule: 'ruleCrash',
    choice() {
      const target = targetOf();
      if (target === undefined) return {};
      return target > 100 && target <= MAX_POINT ? { target } : 'choice';
    },
    begin() {
      note.textContent = '';
      number.dataset['state'] = '';
      number.textContent = '×1.00';
      auto.disabled = true;
    },
    cancel: () => void (auto.disabled = false),
    async show(round) {
      const { startedAt = 0, point, takenAt } = round.view;
      if (round.isOver) {
        flight = {
          startedAt: startedAt + clockOff,
          crashed: point ?? 100,
          ...(takenAt !== undefined && { taken: takenAt }),
        };
        auto.disabled = false;
        step();
        sayEnd(round);
        listPoints(frame.shown());
        return;
      }
      flight = { startedAt: startedAt + clockOff };
      number.dataset['state'] = 'on';
      step();
    },
    restore(round) {
      listPoints(frame.shown());
      requestAnimationFrame(paint);
      if (round?.isOver) sayEnd(round);
    },
    receive: ({ now }) => void (clockOff = Math.min(clockOff, Date.now() - now)), // the fastest answer gives the best estimate
  };
};
