import { deal, handReturn, playHand, type Hand, type HandAct } from '../maths/blackjack.ts';
import { wonOf, type Rules } from './rules.types.ts';

const acts: readonly string[] = ['hit', 'stand', 'double'] satisfies HandAct[];

const IDLE_MS = 5 * 60_000; // an abandoned hand stands after this

const isAct = (act: string): act is HandAct => acts.includes(act);

const wonBy = (hand: Hand, stakeMinor: number): number | undefined =>
  hand.isOver ? wonOf(stakeMinor, handReturn(hand)) : undefined;

const actsOf = ({ player, isOver }: Hand): string[] =>
  isOver ? [] : acts.filter((act) => act !== 'double' || player.length === 2);

export const blackjackRules: Rules<Hand> = {
  takes: (choice) => Object.keys(choice).length === 0,
  begin({ stakeMinor, random, now }) {
    const hand = deal(random);
    return { facts: hand, wonMinor: wonBy(hand, stakeMinor), dueAt: now + IDLE_MS };
  },
  costOf: ({ stakeMinor }, act) => (act === 'double' ? stakeMinor : 0),
  act({ facts, stakeMinor, random, now }, act) {
    if (!isAct(act) || !actsOf(facts).includes(act)) return undefined;
    const hand = playHand(facts, act, random);
    const addedMinor = act === 'double' ? stakeMinor : 0;
    return { facts: hand, wonMinor: wonBy(hand, stakeMinor), addedMinor, dueAt: now + IDLE_MS };
  },
  end({ facts, stakeMinor, random }) {
    const hand = playHand(facts, 'stand', random);
    return { facts: hand, wonMinor: wonBy(hand, stakeMinor) };
  },
  view(hand, isOver) {
    const { player, dealer } = hand;
    return { player, dealer: isOver ? dealer : dealer.slice(0, 1), acts: isOver ? [] : actsOf(hand) };
  },
};
