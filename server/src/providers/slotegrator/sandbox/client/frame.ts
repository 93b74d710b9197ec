import type { PlayAnswer, Shown, ShownRound } from '../far/play.contract.ts';
import { burst } from './coins.ts';
import { openHistory, openInfo } from './dialogs.ts';
import { button, drawing, element, isStill, wait } from './dom.ts';
import { link } from './link.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';
import { amount, isWord, word } from './words.ts';

const FOLLOW_MS = 400; // how often a round that is on is asked after
const TABLE_MS = 1_000;
const OWED_MS = 3_000;
const BIG_TIMES = 15;
const COUNT_MS = 700;
const DEFAULT_STAKE = 2; // the third one

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

/** The frame around every game: what is had, what is staked, what was won, and the button that plays. */
export const mountFrame = (root: HTMLElement, first: Shown, create: (frame: Frame, shown: Shown) => Stage): void => {
  let shown = first;
  let stakeAt = DEFAULT_STAKE;
  let isBusy = false;
  let problem: string | undefined;

  const balance = element('output', { class: 'figure', 'data-testid': 'balance' });
  const stakeText = element('output', { class: 'figure', 'data-testid': 'stake', 'aria-live': 'polite' });
  const line = element('p', { class: 'line', role: 'status', 'data-testid': 'line' });
  const free = element('p', { class: 'free', hidden: true });
  const stageBox = element('section', { class: 'stage' });
  const mute = button('', () => sayMute(sound.toggle()), { class: 'icon' });

  const frame: Frame = {
    shown: () => shown,
    stakeMinor: () => shown.freespins?.stakeMinor ?? shown.stakes[stakeAt] ?? 0,
    isBusy: () => isBusy,
    act: (name) => act(name),
    refresh: () => draw(),
    say: (text) => say(text),
  };
  const stage = create(frame, shown);

  const openRound = (): ShownRound | undefined =>
    stage.isTable ? undefined : shown.rounds.find(({ isOver }) => !isOver);
  const unit = (): string => (shown.isDemo ? '' : ` ${shown.currency}`);
  const say = (text: string, kind = ''): void => {
    line.textContent = text;
    line.dataset['kind'] = kind;
  };
  const sayMute = (isMuted: boolean): void => {
    mute.replaceChildren(speaker(isMuted));
    mute.setAttribute('aria-label', word(isMuted ? 'unmute' : 'mute'));
    mute.setAttribute('aria-pressed', String(isMuted));
  };

  const step = (by: number): void => {
    stakeAt = Math.min(shown.stakes.length - 1, Math.max(0, stakeAt + by));
    sound.press();
    draw();
  };
  const less = button('−', () => step(-1), { class: 'step', 'aria-label': word('less') });
  const more = button('+', () => step(1), { class: 'step', 'aria-label': word('more') });
  const play = button(word(stage.playWord), () => void press(), { class: 'play', 'data-testid': 'play' });
  const acts = element('div', { class: 'acts' });

  const drawActs = (): void => {
    const round = openRound();
    const names = (isBusy ? [] : round?.view.acts) ?? [];
    acts.replaceChildren(
      ...names
        .filter((name) => name !== 'take' && isWord(name))
        .map((name) => button(word(name as 'hit'), () => void act(name), { 'data-testid': name })),
    );
    acts.hidden = acts.childElementCount === 0;
    play.hidden = !acts.hidden;
    const isTaking = round?.view.acts?.includes('take') === true;
    play.textContent = word(isTaking ? 'take' : stage.playWord);
    play.classList.toggle('taking', isTaking);
    play.disabled =
      shown.isClosed || (isBusy && !stage.hurry && !isTaking) || (stage.isTable === true && stage.stakeMinor?.() === 0);
  };

  const draw = (): void => {
    const isFixed = isBusy || shown.freespins !== undefined || openRound() !== undefined;
    balance.textContent = amount(shown.balanceMinor) + unit();
    stakeText.textContent = amount(stage.stakeMinor?.() || frame.stakeMinor()) + unit();
    less.disabled = isFixed || stakeAt === 0;
    more.disabled = isFixed || stakeAt === shown.stakes.length - 1;
    free.hidden = shown.freespins === undefined;
    free.textContent = shown.freespins ? word('freespins', shown.freespins.left) : '';
    drawActs();
    if (problem !== undefined) say(problem, 'bad');
    else if (shown.isClosed) say(word('closed'), 'bad');
    else if (shown.isOwed && !isBusy) say(word('owed'), 'bad');
  };

  const hear = (answer: PlayAnswer): boolean => {
    if (answer.shown) shown = answer.shown;
    problem = answer.ok ? undefined : word(isWord(answer.refusal) ? answer.refusal : 'choice');
    stage.heard?.(shown);
    return answer.ok;
  };

  const countUp = async (wonMinor: number): Promise<void> => {
    const start = performance.now();
    while (!isStill()) {
      const share = (performance.now() - start) / COUNT_MS;
      if (share >= 1) break;
      say(`${word('win')} ${amount(Math.round(wonMinor * share))}${unit()}`, 'good');
      await wait(40);
    }
    say(`${word('win')} ${amount(wonMinor)}${unit()}`, 'good');
  };

  const told = new Set<string>();
  /** Says what a round has come to, once. */
  const conclude = async ({ id, wonMinor, stakeMinor, isVoid, isFree }: ShownRound): Promise<void> => {
    if (told.has(id)) return undefined;
    told.add(id);
    if (isVoid) return say(word('voided'));
    const times = wonMinor / Math.max(1, isFree ? frame.stakeMinor() : stakeMinor);
    if (wonMinor === 0) {
      sound.loss();
      return say(word('noWin'));
    }
    sound.win(times);
    if (times >= BIG_TIMES) {
      const banner = element('div', { class: 'banner' }, word('bigWin'), element('b', {}, amount(wonMinor) + unit()));
      stageBox.append(banner);
      burst(stageBox);
      setTimeout(() => banner.remove(), 2_600);
    }
    return countUp(wonMinor);
  };

  /** Asks after a round until it is over: one that goes on by the clock, or that a reload found going on. */
  const follow = async (id: string): Promise<void> => {
    const isOurs = (round: ShownRound | undefined): round is ShownRound => round?.id === id;
    while (isOurs(openRound()) && openRound()?.view.acts?.includes('take')) {
      await wait(FOLLOW_MS);
      await link.state().then(hear, () => undefined);
      const round = shown.rounds.find((each) => each.id === id);
      if (!round?.isOver || told.has(round.id)) continue;
      await stage.show(round);
      await conclude(round);
    }
    draw();
  };

  /** Sends something and shows what comes of it. */
  const carryOut = async (send: () => Promise<PlayAnswer>, idOf: () => string | undefined): Promise<void> => {
    isBusy = true;
    problem = undefined;
    say('');
    draw();
    try {
      const answer = await send();
      if (hear(answer)) {
        const endMinor = shown.balanceMinor;
        const round = shown.rounds.find(({ id }) => id === idOf()) ?? shown.rounds[0];
        if (round && stage.isTable) await stage.show(round);
        else if (round) {
          // what was won is not told before it is seen
          shown = { ...shown, balanceMinor: shown.isOwed ? endMinor : endMinor - round.wonMinor };
          draw();
          await stage.show(round);
          shown = { ...shown, balanceMinor: endMinor };
          if (round.isOver) await conclude(round);
          else void follow(round.id);
        }
      } else stage.cancel?.();
    } catch {
      problem = word('offline');
      stage.cancel?.();
    }
    isBusy = false;
    draw();
  };

  const act = async (name: string): Promise<void> => {
    const round = openRound();
    if (!round || isBusy) return;
    await carryOut(
      () => link.act(round.id, name),
      () => round.id,
    );
  };

  const press = async (): Promise<void> => {
    if (openRound()?.view.acts?.includes('take')) return act('take');
    if (isBusy) return stage.hurry?.();
    if (openRound() || shown.isClosed) return undefined;
    const choice = stage.choice?.() ?? {};
    if (typeof choice === 'string') return say(word(choice));
    const stakeMinor = stage.stakeMinor?.() ?? frame.stakeMinor();
    if (!shown.freespins && stakeMinor > shown.balanceMinor) return say(word('funds'), 'bad');
    sound.start();
    stage.begin?.();
    return carryOut(
      () => link.play(stakeMinor, choice),
      () => shown.rounds[0]?.id,
    );
  };

  const listen = async (): Promise<void> => {
    for (;;) {
      await wait(stage.isTable ? TABLE_MS : OWED_MS);
      if (isBusy || document.hidden || (!stage.isTable && !shown.isOwed)) continue;
      const wasOwed = shown.isOwed;
      const over = new Set(shown.rounds.filter(({ isOver }) => isOver).map(({ id }) => id));
      await link.state().then(hear, () => undefined);
      if (stage.isTable) {
        const ended = shown.rounds.filter(({ id, isOver }) => isOver && !over.has(id));
        const wonMinor = ended.reduce((sum, round) => sum + round.wonMinor, 0);
        const stakeMinor = ended.reduce((sum, round) => sum + round.stakeMinor, 0);
        const [last] = ended;
        if (last) void conclude({ ...last, wonMinor, stakeMinor });
      } else if (wasOwed && !shown.isOwed) say('');
      draw();
    }
  };

  const { game, returnUrl } = shown;
  root.style.backgroundImage = `linear-gradient(#05040f66, #05040fb3), url(../backdrop/${game.theme}.svg)`;
  root.replaceChildren(
    element(
      'header',
      { class: 'top' },
      ...(returnUrl === undefined
        ? []
        : [element('a', { class: 'icon', href: returnUrl, target: '_top', 'aria-label': word('back') }, '‹')]),
      element('h1', {}, game.name, element('small', {}, shown.isDemo ? word('demo') : game.provider)),
      button('i', () => openInfo(shown, stage, frame.stakeMinor()), { class: 'icon', 'aria-label': word('info') }),
      button('≡', () => openHistory(shown), { class: 'icon', 'aria-label': word('history') }),
      mute,
    ),
    stageBox,
    free,
    line,
    element(
      'footer',
      { class: 'bar' },
      element('div', { class: 'cell' }, element('span', {}, word('balance')), balance),
      element(
        'div',
        { class: 'cell stakes' },
        less,
        element('div', {}, element('span', {}, word('stake')), stakeText),
        more,
      ),
      play,
      acts,
    ),
  );
  stageBox.append(stage.element);
  sayMute(sound.isMuted());
  stage.restore(openRound() ?? shown.rounds[0]);
  stage.heard?.(shown);
  draw();
  const going = openRound();
  if (going?.view.acts?.includes('take')) {
    void stage.show(going);
    void follow(going.id);
  }
  void listen();
  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') || event.repeat) return;
    const isControl = event.target instanceof Element && event.target.closest('button, input, a, select') !== null;
    if ((event.key === ' ' || event.key === 'Enter') && !isControl) {
      event.preventDefault();
      void press();
    } else if (event.key === 'ArrowUp' && !more.disabled) step(1);
    else if (event.key === 'ArrowDown' && !less.disabled) step(-1);
    else if (event.key === 'm' && !(event.target instanceof HTMLInputElement)) sayMute(sound.toggle());
  });
};
