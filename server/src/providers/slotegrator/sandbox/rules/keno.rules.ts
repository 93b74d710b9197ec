import { drawKeno, KENO_NUMBERS, kenoPays, MAX_PICKS } from '../maths/keno.ts';
import { wonOf, type Rules } from './rules.types.ts';

interface Facts {
  picks: readonly number[];
  drawn: readonly number[];
}

const isPick = (pick: number): boolean => Number.isInteger(pick) && pick >= 1 && pick <= KENO_NUMBERS;

export const kenoRules: Rules<Facts> = {
  takes: ({ picks = [], ...rest }) =>
    Object.keys(rest).length === 0 &&
    picks.length >= 1 &&
    picks.length <= MAX_PICKS &&
    new Set(picks).size === picks.length &&
    picks.every(isPick),
  begin({ stakeMinor, choice: { picks = [] }, random }) {
    const drawn = drawKeno(random);
    const hits = drawn.filter((number) => picks.includes(number)).length;
    return { facts: { picks, drawn }, wonMinor: wonOf(stakeMinor, kenoPays[picks.length]?.[hits] ?? 0) };
  },
  view: ({ picks, drawn }) => ({ picks, drawn }),
};
