import type { Title } from '../catalogue.ts';
import { blackjackRules } from './blackjack.rules.ts';
import { crashRules } from './crash.rules.ts';
import { kenoRules } from './keno.rules.ts';
import { rouletteRules } from './roulette.rules.ts';
import { type Rules, wonOf } from './rules.types.ts';
import type { Spin } from '../maths/grid.ts';

/** Slots: one spin is one round. */
const slotRules: Rules<Spin> = {
  takes: (choice) => Object.keys(choice).length === 0,
  begin({ title, stakeMinor, random }) {
    if (!title.grid) throw new Error(`${title.name} has no reels`);
    const spin = title.grid.spin(random);
    return { facts: spin, wonMinor: wonOf(stakeMinor, spin.pay) };
  },
  view: ({ frames, pay }) => ({ frames, pay }),
};

/** The rules of a title. `secret` and `table` decide the spins of a live table. */
export const rulesOf = ({ mechanic }: Title, secret: string, table: string): Rules<object> => {
  const rules = {
    lines3: slotRules,
    lines5: slotRules,
    ways: slotRules,
    cluster: slotRules,
    crash: crashRules,
    roulette: rouletteRules(secret, table),
    blackjack: blackjackRules,
    keno: kenoRules,
  } as const;
  return rules[mechanic] as Rules<object>; // a round's facts are those of its title's rules
};
