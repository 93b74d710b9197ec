import type { PlayAnswer, Refusal, Shown, ShownRound } from '../far/play.contract.ts';
import { openHistory, openInfo } from './dialogs.ts';
import { button, wait } from './dom.ts';
import { createFrameParts, layOutFrame, showMuted, type FrameActions } from './frame-layout.ts';
import { link } from './link.ts';
import { createResultAnnouncer } from './result-announcer.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';
import { amount, isWord, word } from './words.ts';

const RETRY_MS = 1_000; // after an open round could not be followed
const TABLE_MS = 1_000;
const OWED_MS = 3_000;
const DEFAULT_STAKE = 2; // the third one

/** The frame around every game: balance, stake, result, and the button that plays. */
export const mountFrame = (root: HTMLElement, first: Shown, create: (frame: Frame, shown: Shown) => Stage): void => {
  let shown = first;
  let stakeAt = DEFAULT_STAKE;
  let isBusy = false;
  let problem: string | undefined;

  const frame: Frame = {
    shown: () => shown,
    stakeMinor: () => shown.freespins?.stakeMinor ?? shown.stakes[stakeAt] ?? 0,
    isBusy: () => isBusy,
    act: (name) => act(name),
    refresh: () => draw(),
    say: (text) => say(text),
  };
  const stage = create(frame, shown);
  const actions: FrameActions = {
    press: () => void press(),
    step: (by) => step(by),
    toggleMute: () => showMuted(parts.mute, sound.toggle()),
    openInfo: () => openInfo(shown, stage, frame.stakeMinor()),
    openHistory: () => openHistory(shown),
  };
  const parts = createFrameParts(stage.playWord, actions);

  const openRound = (): ShownRound | undefined =>
    stage.isTable ? undefined : shown.rounds.find(({ isOver }) => !isOver);
  const unit = (): string => (shown.isDemo ? '' : ` ${shown.currency}`);
  const say = (text: string, kind = ''): void => {
    parts.line.textContent = text;
    parts.line.dataset['kind'] = kind;
  };
  const { announce, isAnnounced } = createResultAnnouncer({
    stageBox: parts.stageBox,
    stakeMinor: frame.stakeMinor,
    unit,
    say,
  });

  const step = (by: number): void => {
    stakeAt = Math.min(shown.stakes.length - 1, Math.max(0, stakeAt + by));
    sound.press();
    draw();
  };

  const drawActs = (): void => {
    const { acts, play } = parts;
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
    const { balance, stake, less, more, freespins } = parts;
    const isFixed = isBusy || shown.freespins !== undefined || openRound() !== undefined;
    balance.textContent = amount(shown.balanceMinor) + unit();
    stake.textContent = amount(stage.stakeMinor?.() || frame.stakeMinor()) + unit();
    less.disabled = isFixed || stakeAt === 0;
    more.disabled = isFixed || stakeAt === shown.stakes.length - 1;
    freespins.hidden = shown.freespins === undefined;
    freespins.textContent = shown.freespins ? word('freespins', shown.freespins.left) : '';
    drawActs();
    if (problem !== undefined) say(problem, 'bad');
    else if (shown.isClosed) say(word('closed'), 'bad');
    else if (shown.isOwed && !isBusy) say(word('owed'));
  };

  /** The casino has one refusal for every stake it does not take: with enough money it is a limit. */
  const refusalText = (refusal: Refusal): string => {
    const stakeMinor = stage.stakeMinor?.() ?? frame.stakeMinor();
    if (refusal === 'funds' && shown.balanceMinor >= stakeMinor) return word('limited');
    return word(isWord(refusal) ? refusal : 'choice');
  };
  const accept = (answer: PlayAnswer): boolean => {
    if (answer.shown) shown = answer.shown;
    problem = answer.ok ? undefined : refusalText(answer.refusal);
    stage.receive?.(shown);
    return answer.ok;
  };
  const poll = async (): Promise<void> => {
    await link.state().then(accept, () => undefined);
  };

  /** Follows a round until it is over: one that runs by the clock, or one found open after a reload. */
  const follow = async (id: string): Promise<void> => {
    const isOurs = (round: ShownRound | undefined): round is ShownRound => round?.id === id;
    while (isOurs(openRound()) && openRound()?.view.acts?.includes('take')) {
      await link.follow(id).then(accept, () => wait(RETRY_MS));
      const round = shown.rounds.find((each) => each.id === id);
      if (!round?.isOver || isAnnounced(round.id)) continue;
      await stage.show(round);
      await announce(round);
    }
    draw();
  };

  const showRound = async (round: ShownRound): Promise<void> => {
    if (stage.isTable) return stage.show(round);
    const endMinor = shown.balanceMinor;
    // the balance must not give the win away before the stage has shown it
    shown = { ...shown, balanceMinor: shown.isOwed ? endMinor : endMinor - round.wonMinor };
    draw();
    await stage.show(round);
    shown = { ...shown, balanceMinor: endMinor };
    if (round.isOver) await announce(round);
    else void follow(round.id);
    return undefined;
  };

  /** Sends a request and shows the round it leads to. */
  const carryOut = async (send: () => Promise<PlayAnswer>, idOf: () => string | undefined): Promise<void> => {
    isBusy = true;
    problem = undefined;
    say('');
    draw();
    try {
      if (accept(await send())) {
        const round = shown.rounds.find(({ id }) => id === idOf()) ?? shown.rounds[0];
        if (round) await showRound(round);
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

  const announceTable = (overBefore: ReadonlySet<string>): void => {
    const ended = shown.rounds.filter(({ id, isOver }) => isOver && !overBefore.has(id));
    const wonMinor = ended.reduce((sum, round) => sum + round.wonMinor, 0);
    const stakeMinor = ended.reduce((sum, round) => sum + round.stakeMinor, 0);
    const [last] = ended;
    if (last) void announce({ ...last, wonMinor, stakeMinor });
  };

  /** Keeps a shared table and a win that is still being credited up to date. */
  const keepPolling = async (): Promise<void> => {
    for (;;) {
      await wait(stage.isTable ? TABLE_MS : OWED_MS);
      if (isBusy || document.hidden || (!stage.isTable && !shown.isOwed)) continue;
      const wasOwed = shown.isOwed;
      const over = new Set(shown.rounds.filter(({ isOver }) => isOver).map(({ id }) => id));
      await poll();
      if (stage.isTable) announceTable(over);
      else if (wasOwed && !shown.isOwed) say('');
      draw();
    }
  };

  const onKey = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]') || event.repeat) return;
    const isControl = event.target instanceof Element && event.target.closest('button, input, a, select') !== null;
    if ((event.key === ' ' || event.key === 'Enter') && !isControl) {
      event.preventDefault();
      void press();
    } else if (event.key === 'ArrowUp' && !parts.more.disabled) step(1);
    else if (event.key === 'ArrowDown' && !parts.less.disabled) step(-1);
    else if (event.key === 'm' && !(event.target instanceof HTMLInputElement)) actions.toggleMute();
  };

  layOutFrame(root, shown, parts, actions);
  parts.stageBox.append(stage.element);
  showMuted(parts.mute, sound.isMuted());
  sound.onSite((isMuted) => showMuted(parts.mute, isMuted));
  stage.restore(openRound() ?? shown.rounds[0]);
  stage.receive?.(shown);
  draw();
  const going = openRound();
  if (going?.view.acts?.includes('take')) {
    void stage.show(going);
    void follow(going.id);
  }
  void keepPolling();
  addEventListener('keydown', onKey);
};
