import type { Title } from '../catalogue.ts';
import { blackjackRules } from './blackjack.rules.ts';
import { crashRules } from './crash.rules.ts';
import { kenoRules } from './keno.rules.ts';
import { rouletteRules } from './roulette.rules.ts';
import type { Rules } from './rules.types.ts';
import { slotRules } from './slot.rules.ts';

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
