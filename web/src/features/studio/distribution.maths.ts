import { toNumber } from 'games-engine';
import type { Distribution } from 'games-engine/analysis';

/** One return of a stake with its chances by two configs: 0 where it cannot happen. */
export interface Bar {
  readonly returned: number; // multiples of the stake
  readonly before: number;
  readonly after: number;
}

/** The returns of both distributions in order, each once. */
export const barsOf = (before: Distribution | undefined, after: Distribution | undefined): readonly Bar[] => {
  const bars = new Map<number, Bar>();
  const put = (distribution: Distribution | undefined, name: 'before' | 'after'): void => {
    for (const { returned, chance } of distribution ?? []) {
      const at = toNumber(returned);
      const bar = bars.get(at) ?? { returned: at, before: 0, after: 0 };
      bars.set(at, { ...bar, [name]: toNumber(chance) });
    }
  };
  put(before, 'before');
  put(after, 'after');
  return [...bars.values()].toSorted((a, b) => a.returned - b.returned);
};

/** Chances of at least each return, from those of exactly it. Added from the rarest on, so that small ones are not lost. */
export const atLeast = (bars: readonly Bar[]): readonly Bar[] => {
  let [before, after] = [0, 0];
  return bars
    .toReversed()
    .map((bar) => {
      before = Math.min(1, before + bar.before);
      after = Math.min(1, after + bar.after);
      return { ...bar, before, after };
    })
    .toReversed();
};

/** The power of ten at which a logarithmic scale begins: none of the chances is below it. At most a tenth. */
export const logFloor = (bars: readonly Bar[]): number => {
  const least = Math.min(...bars.flatMap(({ before, after }) => [before, after]).filter((chance) => chance > 0));
  return Number.isFinite(least) ? Math.min(-1, Math.floor(Math.log10(least))) : -1;
};

/** Place of a chance on a logarithmic scale from 10^floor to 1, as a share of its length. */
export const logShare = (chance: number, floor: number): number =>
  chance <= 0 ? 0 : Math.min(1, Math.max(0, 1 - Math.log10(chance) / floor));
