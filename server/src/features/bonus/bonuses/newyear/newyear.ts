import { activeConfig, dayOf, dayStart, newyear as storage } from 'db';
import { newyearConfigSchema } from 'games-engine/newyear';
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

/** Prizes of the New Year drum. A ticket draws one; amounts need no wagering. */
export const newyear = defineBonus({
  id: bonusIds.newyear,
  section: 'limited',
  terms: 1,
  rules: z.object({}),
  input: z.object({}),
  isWatched: true,
  async offer(context) {
    const info = await newyearInfoOf(context);
    if (!info?.spins) throw new CallError(bonusCodes.nothing);
    return {
      period: `${info.edition}-${info.spent + 1}`,
      account: 'real',
      isDrawn: true,
      ...(await greatest(context)),
    };
  },
  choices: async (context) => ((await newyearInfoOf(context)) ? [{}] : []),
  async figures(context) {
    const info = await newyearInfoOf(context);
    return info ? { spins: info.spins, until: info.until } : {};
  },
});

/** The maximum amount a ticket can give. */
const greatest = async ({ unit }: BonusContext): Promise<{ amountMinor: bigint }> => {
  const stored = await activeConfig(unit.client, 'newyear');
  const { prizes } = newyearConfigSchema.parse(stored?.config);
  const amounts = prizes.filter(({ kind }) => kind === 'base').map(({ amountMinor }) => amountMinor);
  return { amountMinor: BigInt(Math.max(0, ...amounts)) };
};

/** The drum as a bonus that offers the drawn prize. */
export const drawnAs = (offer: Offer, { isWatched }: { isWatched: boolean }): Bonus => ({
  ...newyear,
  isWatched,
  offer: async () => offer,
});

type Asked = Pick<BonusContext, 'userId' | 'at'> & { unit: Pick<BonusContext['unit'], 'em' | 'client'> };

/** The running event and a player's tickets; null: no event. Today counts as a sign-in. */
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
