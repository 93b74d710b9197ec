import { dayOf, dayStart, newyear as storage } from 'db';
import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  newyearDepositTickets,
  newyearSpinsLeft,
  type NewyearInfo,
} from '../../../../../contract/features/newyear.contract.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { defineBonus, type Bonus, type Offer } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

/** Prizes of the New Year drum. A ticket draws one: its amount is the player's at once. */
export const newyear = defineBonus({
  id: bonusIds.newyear,
  section: 'limited',
  terms: 1,
  rules: z.object({}),
  input: z.object({}),
  isWatched: true,
  offer: () => {
    throw new CallError(bonusCodes.nothing); // a draw says what it is
  },
  choices: async (context) => ((await newyearInfoOf(context)) ? [{}] : []),
  async figures(context) {
    const info = await newyearInfoOf(context);
    return info ? { spins: info.spins, until: info.until } : {};
  },
});

/** The drum as a bonus that gives what was drawn. */
export const drawnAs = (offer: Offer, { isWatched }: { isWatched: boolean }): Bonus => ({
  ...newyear,
  isWatched,
  offer: async () => offer,
});

type Asked = Pick<BonusContext, 'userId' | 'at'> & { unit: Pick<BonusContext['unit'], 'em' | 'client'> };

/** How a player stands in the event that runs; null: none does. Today counts as a day on which they were signed in. */
export const newyearInfoOf = async ({ unit, userId, at }: Asked): Promise<NewyearInfo | null> => {
  const edition = await storage.newyearAt(unit.em, at);
  if (!edition) return null;
  await storage.noteNewyearLogin(unit.client, userId, dayOf(at));
  const facts = await storage.ticketFactsOf(unit.client, userId, edition);
  const { days, spent, usdMinor, rubMinor, kztMinor, otherMinor } = facts;
  return {
    edition: edition.edition,
    from: dayStart(edition.firstDay),
    until: dayStart(edition.lastDay + 1),
    spins: newyearSpinsLeft(facts),
    days,
    deposited: {
      usd: Number(usdMinor),
      rub: Number(rubMinor),
      kzt: Number(kztMinor),
      other: Number(otherMinor),
    },
    depositTickets: newyearDepositTickets(facts),
    spent,
  };
};
