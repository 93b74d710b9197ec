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
