import type { Mechanic } from '../catalogue.ts';
import type { Shown } from '../far/play.contract.ts';
import { createBlackjack } from './blackjack.ts';
import { createCluster } from './cluster.ts';
import { createCrash } from './crash.ts';
import { button, element } from './dom.ts';
import { mountFrame } from './frame.ts';
import { createKeno } from './keno.ts';
import { link } from './link.ts';
import { createReels } from './reels.ts';
import { createRoulette } from './roulette.ts';
import type { Frame, Stage } from './view.types.ts';
import { word } from './words.ts';

const stages: Readonly<Record<Mechanic, (frame: Frame, shown: Shown) => Stage>> = {
  lines3: createReels,
  lines5: createReels,
  ways: createReels,
  cluster: createCluster,
  crash: createCrash,
  roulette: createRoulette,
  blackjack: createBlackjack,
  keno: createKeno,
};

const root = document.querySelector<HTMLElement>('#game');

const start = async (): Promise<void> => {
  if (!root) return;
  root.replaceChildren(element('div', { class: 'loading' }));
  try {
    const answer = await link.state(true);
    if (!answer.shown) throw new Error('gone');
    const { shown } = answer;
    mountFrame(root, shown, stages[shown.game.mechanic]);
  } catch (error) {
    const isGone = error instanceof Error && error.message === 'gone';
    root.replaceChildren(
      element(
        'div',
        { class: 'loading', role: 'alert' },
        element('p', {}, word(isGone ? 'gone' : 'offline')),
        button(word('again'), () => void start(), { class: 'wide' }),
      ),
    );
  }
  root.removeAttribute('aria-busy');
};
void start();
