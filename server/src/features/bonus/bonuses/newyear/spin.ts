import { bonus, closureOf, newyear as storage } from 'db';
import type { NewyearConfig, NewyearOutcome, NewyearPrize } from 'games-engine/newyear';
import { bonusCodes } from '../../../../../contract/features/bonus-values.ts';
import { newyearCodes, type NewyearInfo, type NewyearSpun } from '../../../../../contract/features/newyear.contract.ts';
import {
  withBonuses,
  type BonusContext,
  type BonusPlayer,
  type BonusTools,
} from '../../../../core/bonus/bonus-context.ts';
import { rulesOf, takeWithin } from '../../../../core/bonus/take-bonus.ts';
import type { FeatureTools } from '../../../../core/features/feature.ts';
import { DrawRefusedError, type DrawnPrize } from '../../../../core/hosts/free-draws.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { drawnAs, newyear, visitNewyear } from './newyear.ts';

export type NewyearTools = BonusTools & Pick<FeatureTools, 'configs' | 'draws'>;
export type Spinner = BonusPlayer & { publicId: string };

const DRAW = 'newyear';
type Given = NewyearSpun['given'];

const isTold = (config: NewyearConfig, things: ReadonlyMap<string, unknown>): boolean =>
  config.prizes.every(({ kind, name }) => kind !== 'item' || things.has(name));

/** The running event. Throws CallError BONUS_OFF, NEWYEAR_NOT_RUNNING, NEWYEAR_NOT_READY. */
const assertRunning = async (context: BonusContext, config: NewyearConfig): Promise<NewyearInfo> => {
  const { unit, userId, at } = context;
  if (await closureOf(unit.em, userId, at)) throw new CallError(bonusCodes.off);
  await rulesOf(context, newyear);
  const info = await visitNewyear(context);
  if (!info || !config.enabled) throw new CallError(newyearCodes.notRunning);
  if (!isTold(config, await storage.newyearThings(unit.em))) throw new CallError(newyearCodes.notReady);
  return info;
};

/**
 * True when the prize needs review: other accounts of apparently the same person spun the drum, and staff have not
 * approved a prize of this player after seeing all of them.
 */
const hasToWait = async ({ unit, userId }: BonusContext): Promise<boolean> => {
  await bonus.lockTakers(unit.client, newyear.id);
  const others = await bonus.otherTakersOf(unit.client, { userId, bonus: newyear.id, identity: null });
  const seen = new Set(await bonus.approvedBeside(unit.client, userId, newyear.id));
  return others.some((other) => !seen.has(other.userId));
};

const givenOf = ({ account, amount, status, details }: bonus.BonusGrantRow): Given => ({
  account: account === 'dic' ? 'dic' : 'real',
  amount: Number(amount),
  status,
  isEquivalent: 'thing' in details,
});

const grantMoney = async (
  context: BonusContext,
  {
    ticket,
    account,
    amountMinor,
    details,
  }: { ticket: string; account: 'real' | 'dic'; amountMinor: bigint; details: Record<string, unknown> },
) => {
  const offer = { period: ticket, account, amountMinor, details };
  const grant = await takeWithin(context, drawnAs(offer, { isWatched: await hasToWait(context) }));
  return { grantId: grant.id, given: givenOf(grant) };
};

const THING: Given = { account: null, amount: 0, status: null, isEquivalent: false };

/** Grants the drawn prize: an amount, a physical prize, or the amount paid when that is out of stock. */
const give = async (
  context: BonusContext,
  { ticket, edition, round, prize }: { ticket: string; edition: string; round: string; prize: NewyearPrize },
): Promise<{ grantId: bigint | null; given: Given }> => {
  const { kind, name, amountMinor } = prize;
  if (kind !== 'item') {
    const account = kind === 'dic' ? 'dic' : 'real';
    return grantMoney(context, { ticket, account, amountMinor: BigInt(amountMinor), details: { round } });
  }
  const { em } = context.unit;
  if (await storage.newyearSpinRepository(em).takeThing(name, edition)) return { grantId: null, given: THING };
  const { equivalentMinor = 0n } = (await storage.newyearThings(em)).get(name) ?? {};
  return grantMoney(context, {
    ticket,
    account: 'real',
    amountMinor: equivalentMinor,
    details: { round, thing: name },
  });
};

interface Spending {
  context: BonusContext;
  publicId: string;
  info: NewyearInfo; // before the request
}

type Drawn = { drawn: DrawnPrize; spun: Omit<NewyearSpun, 'receipt'> };

const ticketOf = ({ info }: Spending, number: number): string => `${info.edition}-${number}`;

const drawTicket = (tools: NewyearTools, spending: Spending, number: number): Promise<DrawnPrize> => {
  const { context, publicId } = spending;
  const player = { userId: context.userId, publicId };
  return tools.draws.take(context.unit.client, { draw: DRAW, player, choice: { ticket: ticketOf(spending, number) } });
};

const shownOf = (drawn: DrawnPrize, { info }: Spending, number: number, gift: Given): Drawn => {
  const { prize, prizeMinor } = drawn.outcome as NewyearOutcome;
  const shown = { id: drawn.id, outcome: { prize, prizeMinor }, config: { ...drawn.config }, given: gift };
  const spins = Math.max(0, info.spins + info.spent - number);
  return { drawn, spun: { success: true, ...shown, spins } };
};

/** Draws a ticket that is left, and grants its prize. */
const spendTicket = async (tools: NewyearTools, spending: Spending, number: number): Promise<Drawn> => {
  const { context, info } = spending;
  const { userId, at, unit } = context;
  const ticket = ticketOf(spending, number);
  const drawn = await drawTicket(tools, spending, number);
  if (drawn.isRepeated) throw new Error(`ticket ${ticket} of user ${userId} was drawn before`);
  const { prize: name } = drawn.outcome as NewyearOutcome;
  const prize = (drawn.config as NewyearConfig).prizes.find((one) => one.name === name);
  if (!prize) throw new Error(`the drum has no prize ${name}`);
  const { edition } = info;
  const { grantId, given } = await give(context, { ticket, edition, round: drawn.id, prize });
  await storage
    .newyearSpinRepository(unit.em)
    .add({ userId, edition, number, roundId: drawn.id, prize: name, grantId, at });
  return shownOf(drawn, spending, number, given);
};

/** Reads a ticket that was spent before, and what its draw gave. */
const readTicket = async (tools: NewyearTools, spending: Spending, number: number): Promise<Drawn> => {
  const { unit, userId } = spending.context;
  const ticket = ticketOf(spending, number);
  const drawn = await drawTicket(tools, spending, number);
  if (!drawn.isRepeated) throw new Error(`ticket ${ticket} of user ${userId} was spent without a draw`);
  const grant = await bonus.bonusGrantRepository(unit.em).find(userId, newyear.id, ticket);
  return shownOf(drawn, spending, number, grant ? givenOf(grant) : THING);
};

/** Works on the player's tickets in one transaction, then signs the receipt of each draw. */
const spinning = async (
  tools: NewyearTools,
  spinner: Spinner,
  work: (spending: Spending) => Promise<Drawn[]>,
): Promise<NewyearSpun[]> => {
  const { publicId } = spinner;
  await tools.guard.assertMayPlay(spinner.userId);
  const all = await withBonuses(tools, spinner, async (context) => {
    const inForce = tools.configs.playedBy(DRAW, publicId).config as NewyearConfig;
    return work({ context, publicId, info: await assertRunning(context, inForce) });
  }).catch((error: unknown) => {
    throw error instanceof DrawRefusedError ? new CallError(newyearCodes.notRunning) : error;
  });
  // balances are not pushed: they would give the prizes away while the drum spins
  return Promise.all(all.map(async ({ drawn, spun }) => ({ ...spun, receipt: await tools.draws.committed(drawn) })));
};

/**
 * Spends a ticket and grants its prize in one transaction. `ticket`: the expected number of the next ticket; omitted: any.
 * Throws CallError: responsible-gambling limits, BONUS_OFF, NEWYEAR_NOT_RUNNING, NEWYEAR_NO_TICKETS, NEWYEAR_TICKET_SPENT,
 * NEWYEAR_NOT_READY.
 */
export const spin = async (tools: NewyearTools, spinner: Spinner, ticket?: number): Promise<NewyearSpun> => {
  const [spun] = await spinning(tools, spinner, async (spending) => {
    const { spent, spins } = spending.info;
    if (spins === 0) throw new CallError(newyearCodes.noTickets);
    if (ticket !== undefined && ticket !== spent + 1) throw new CallError(newyearCodes.ticketSpent);
    return [await spendTicket(tools, spending, spent + 1)];
  });
  if (!spun) throw new Error('a spin drew nothing');
  return spun;
};

/**
 * Spends the next `count` tickets as that many spins would, all or none: each is a draw of its own by the player's next
 * nonce. A repeated request spends nothing and is answered with the draws it made. Throws as `spin` does.
 */
export const spinMany = (
  tools: NewyearTools,
  spinner: Spinner,
  { ticket, count }: { ticket: number; count: number },
): Promise<NewyearSpun[]> =>
  spinning(tools, spinner, async (spending) => {
    const { spent, spins } = spending.info;
    const last = ticket + count - 1;
    const isRepeated = last <= spent;
    if (!isRepeated && ticket !== spent + 1) throw new CallError(newyearCodes.ticketSpent);
    if (!isRepeated && count > spins) throw new CallError(newyearCodes.noTickets);
    const take = isRepeated ? readTicket : spendTicket;
    const all: Drawn[] = [];
    for (let number = ticket; number <= last; number += 1) all.push(await take(tools, spending, number));
    return all;
  });
