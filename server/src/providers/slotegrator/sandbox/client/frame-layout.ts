import type { Shown } from '../far/play.contract.ts';
import { button, drawing, element } from './dom.ts';
import { word, type Word } from './words.ts';

export interface FrameActions {
  press(): void;
  step(by: number): void;
  toggleMute(): void;
  openInfo(): void;
  openHistory(): void;
}

/** The parts of a frame that change while it is open. */
export const createFrameParts = (playWord: Word, { press, step, toggleMute }: FrameActions) => ({
  balance: element('output', { class: 'figure', 'data-testid': 'balance' }),
  stake: element('output', { class: 'figure', 'data-testid': 'stake', 'aria-live': 'polite' }),
  line: element('p', { class: 'line', role: 'status', 'data-testid': 'line' }),
  freespins: element('p', { class: 'free', hidden: true }),
  stageBox: element('section', { class: 'stage' }),
  mute: button('', toggleMute, { class: 'icon' }),
  less: button('−', () => step(-1), { class: 'step', 'aria-label': word('less') }),
  more: button('+', () => step(1), { class: 'step', 'aria-label': word('more') }),
  play: button(word(playWord), press, { class: 'play', 'data-testid': 'play' }),
  acts: element('div', { class: 'acts' }),
});
export type FrameParts = ReturnType<typeof createFrameParts>;

const speaker = (isMuted: boolean): Element =>
  drawing(
    'svg',
    { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' },
    drawing('path', { d: 'M4 9H8L13 5V19L8 15H4Z' }),
    drawing('path', {
      d: isMuted ? 'M16 9L21 15M21 9L16 15' : 'M16 9Q18 12 16 15M18.5 7Q22 12 18.5 17',
      class: 'open',
    }),
  );

export const showMuted = (mute: HTMLButtonElement, isMuted: boolean): void => {
  mute.replaceChildren(speaker(isMuted));
  mute.setAttribute('aria-label', word(isMuted ? 'unmute' : 'mute'));
  mute.setAttribute('aria-pressed', String(isMuted));
};

const header = ({ game, returnUrl, isDemo }: Shown, mute: Element, actions: FrameActions): Element =>
  element(
    'header',
    { class: 'top' },
    ...(returnUrl === undefined || window.self !== window.top // a site around the frame has its own way back
      ? []
      : [element('a', { class: 'icon', href: returnUrl, target: '_top', 'aria-label': word('back') }, '‹')]),
    element('h1', {}, game.name, element('small', {}, isDemo ? word('demo') : game.provider)),
    button('i', actions.openInfo, { class: 'icon', 'aria-label': word('info') }),
    button('≡', actions.openHistory, { class: 'icon', 'aria-label': word('history') }),
    mute,
  );

const footer = ({ balance, stake, less, more, play, acts }: FrameParts): Element =>
  element(
    'footer',
    { class: 'bar' },
    element('div', { class: 'cell' }, element('span', {}, word('balance')), balance),
    element('div', { class: 'cell stakes' }, less, element('div', {}, element('span', {}, word('stake')), stake), more),
    play,
    acts,
  );

/** Puts a frame's parts on the page. */
export const layOutFrame = (root: HTMLElement, shown: Shown, parts: FrameParts, actions: FrameActions): void => {
  root.style.backgroundImage = `linear-gradient(#05040f66, #05040fb3), url(../backdrop/${shown.game.theme}.svg)`;
  root.replaceChildren(header(shown, parts.mute, actions), parts.stageBox, parts.freespins, parts.line, footer(parts));
};
