import type { Shown, ShownRound } from '../far/play.contract.ts';
import { totalOf, type Card } from '../maths/blackjack.ts';
import { element, isStill, move, wait } from './dom.ts';
import { sound } from './sound.ts';
import type { Frame, Stage } from './view.types.ts';
import { word } from './words.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];
const DEAL_MS = 220;

const cardOf = ({ rank, suit }: Card): HTMLElement => {
  const [name = '', sign = ''] = [RANKS[rank], SUITS[suit]];
  const colour = suit === 1 || suit === 2 ? 'card ruddy' : 'card';
  return element(
    'div',
    { class: colour, role: 'img', 'aria-label': name + sign },
    element('span', {}, name, element('i', {}, sign)),
    element('b', {}, sign),
  );
};

/** A single-player table that deals cards one by one. */
export const createBlackjack = (_frame: Frame, _shown: Shown): Stage => {
  const hands = {
    dealer: {
      cards: element('div', { class: 'cards' }),
      total: element('output', { class: 'total' }),
      has: [] as Card[],
    },
    player: {
      cards: element('div', { class: 'cards' }),
      total: element('output', { class: 'total' }),
      has: [] as Card[],
    },
  };
  type Side = keyof typeof hands;
  const rowOf = (side: Side): HTMLElement =>
    element(
      'div',
      { class: 'hand', 'data-testid': side },
      element('span', {}, word(side === 'dealer' ? 'dealer' : 'you')),
      hands[side].total,
      hands[side].cards,
    );

  const sayTotal = (side: Side): void => {
    const { has, total } = hands[side];
    total.textContent = has.length === 0 ? '' : String(totalOf(has).total);
  };
  const hideCard = (isHidden: boolean): void => {
    hands.dealer.cards.querySelector('.back')?.remove();
    if (isHidden) hands.dealer.cards.append(element('div', { class: 'card back', 'aria-hidden': 'true' }));
  };
  const clear = (): void => {
    for (const side of ['dealer', 'player'] as const) {
      hands[side].has = [];
      hands[side].cards.replaceChildren();
      sayTotal(side);
    }
  };
  const deal = async (side: Side, card: Card, isAnimated: boolean): Promise<void> => {
    const node = cardOf(card);
    const hand = hands[side];
    hand.has.push(card);
    hand.cards.append(node);
    if (isAnimated) {
      sound.tick(hand.has.length);
      await move(
        node,
        [
          { transform: 'translate(60%, -120%) rotate(14deg)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: DEAL_MS,
          easing: 'cubic-bezier(.2,.8,.2,1)',
        },
      );
    }
    sayTotal(side);
  };
  /** Deals the cards that are not on the table yet. */
  const dealRest = async ({ view, isOver }: ShownRound, isAnimated: boolean): Promise<void> => {
    const [player, dealer] = [view.player ?? [], view.dealer ?? []];
    for (const card of player.slice(hands.player.has.length)) await deal('player', card, isAnimated);
    if (isOver) hideCard(false);
    for (const card of dealer.slice(hands.dealer.has.length)) {
      await deal('dealer', card, isAnimated);
      if (isAnimated && isOver && !isStill()) await wait(DEAL_MS);
    }
    if (!isOver) hideCard(true);
  };

  return {
    element: element(
      'div',
      { class: 'holder felt column' },
      rowOf('dealer'),
      element('p', { class: 'mottle' }, '3 : 2'),
      rowOf('player'),
    ),
    playWord: 'deal',
    rule: 'ruleBlackjack',
    begin: clear,
    show: (round) => dealRest(round, true),
    restore(round) {
      if (round) void dealRest(round, false);
    },
  };
};
