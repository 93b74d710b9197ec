import { activeConfig, cashbox, dayOf, dayStart, newyear as storage } from 'db';
import { newyearConfigSchema } from 'games-engine/newyear';
import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  newyearDepositTickets,
  newyearPendingTickets,
  newyearSpinsLeft,
  type NewyearInfo,
} from '../../../../../contract/features/newyear.contract.ts';
import { DEPOSIT_WAGER_TIMES, wagerLeftMinor } from '../../../../../contract/features/wagering.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { onceIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus, type Bonus, type Offer } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const MINUTE_MS = 60_000;

/** Prizes of the New Year drum. A ticket draws one; amounts need no wagering. */
export const newyear = defineBonus({
  id: bonusIds.newyear,
  section: 'limited',
  terms: 1,
  rules: z.object({}),
  input: z.object({}),
  isWatched: true,
  async offer(context) {
    const info = await infoIn(context);
    if (!info?.spins) throw new CallError(bonusCodes.nothing);
    return {
      period: `${info.edition}-${info.spent + 1}`,
      account: 'real',
      isDrawn: true,
      ...(await greatest(context)),
    };
  },
  choices: async (context) => ((await infoIn(context)) ? [{}] : []),
  async figures(context) {
    const info = await infoIn(context);
    if (!info) return {};
    const { spins, until, pending } = info;
    return { spins, lastAt: until - MINUTE_MS, tickets: pending.tickets, stakeMinor: pending.stake };
  },
});

/** The maximum amount a ticket can give. */
const greatest = async ({ unit }: BonusContext): Promise<{ amountMinor: bigint }> => {
  const stored = await activeConfig(unit.client, 'newyear');
  if (!stored) throw new CallError(bonusCodes.nothing); // a house without this draw
  const { prizes } = newyearConfigSchema.parse(stored.config);
  const amounts = prizes.filter(({ kind }) => kind === 'base').map(({ amountMinor }) => amountMinor);
  return { amountMinor: BigInt(Math.max(0, ...amounts)) };
};

/** The drum as a bonus that offers the drawn prize. */
export const drawnAs = (offer: Offer, { isWatched }: { isWatched: boolean }): Bonus => ({
  ...newyear,
  isWatched,
  offer: async () => offer,
});

const infoIn = onceIn((context) => newyearInfoOf(context));

type Asked = Pick<BonusContext, 'userId' | 'at' | 'stats'> & { unit: Pick<BonusContext['unit'], 'em' | 'client'> };

/** The running event and a player's tickets; null: no event. */
export const newyearInfoOf = async ({ unit, userId, at, stats }: Asked): Promise<NewyearInfo | null> => {
  const edition = await storage.newyearAt(unit.em, at);
  if (!edition) return null;
  const leftMinor = wagerLeftMinor(await cashbox.wageringOf(unit.client, userId, stats.wagerBetMinor));
  const facts = await storage.ticketFactsOf(unit.client, userId, edition, { leftMinor, times: DEPOSIT_WAGER_TIMES });
  const { days, spent, playedMinor, pendingMinor } = facts;
  const tickets = newyearPendingTickets(facts);
  return {
    edition: edition.edition,
    from: dayStart(edition.firstDay),
    until: dayStart(edition.lastDay + 1),
    spins: newyearSpinsLeft(facts),
    days,
    deposited: Number(playedMinor + pendingMinor),
    depositTickets: newyearDepositTickets(facts),
    pending: { tickets, stake: tickets === 0 ? 0 : Number(leftMinor) },
    spent,
  };
};

/** The same once today counts as a sign-in. */
export const visitNewyear = async (asked: Asked): Promise<NewyearInfo | null> => {
  await storage.noteNewyearLogin(asked.unit.client, asked.userId, dayOf(asked.at));
  return newyearInfoOf(asked);
};
