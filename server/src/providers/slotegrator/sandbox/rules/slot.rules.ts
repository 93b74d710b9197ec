import type { Spin } from '../maths/grid.ts';
import { wonOf, type Rules } from './rules.types.ts';

/** Slots: one spin is one round. */
export const slotRules: Rules<Spin> = {
  takes: (choice) => Object.keys(choice).length === 0,
  begin({ title, stakeMinor, random }) {
    if (!title.grid) throw new Error(`${title.name} has no reels`);
    const spin = title.grid.spin(random);
    return { facts: spin, wonMinor: wonOf(stakeMinor, spin.pay) };
  },
  view: ({ frames, pay }) => ({ frames, pay }),
};
