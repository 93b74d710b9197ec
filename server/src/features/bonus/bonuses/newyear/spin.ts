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

/** The running event, with a ticket left. Throws CallError BONUS_OFF, NEWYEAR_NOT_RUNNING, NEWYEAR_NO_TICKETS, NEWYEAR_NOT_READY. */
const assertMaySpin = async (context: BonusContext, config: NewyearConfig): Promise<NewyearInfo> => {
  const { unit, userId, at } = context;
  if (await closureOf(unit.em, userId, at)) throw new CallError(bonusCodes.off);
  await rulesOf(context, newyear);
  const info = await visitNewyear(context);
  if (!info || !config.enabled) throw new CallError(newyearCodes.notRunning);
  if (info.spins === 0) throw new CallError(newyearCodes.noTickets);
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
  const { id, status } = await takeWithin(context, drawnAs(offer, { isWatched: await hasToWait(context) }));
  return { grantId: id, given: { account, amount: Number(amountMinor), status, isEquivalent: 'thing' in details } };
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

const draw = async (
  tools: NewyearTools,
  context: BonusContext,
  publicId: string,
  ticket: string,
): Promise<DrawnPrize> => {
  const { client } = context.unit;
  const player = { userId: context.userId, publicId };
  const drawn = await tools.draws.take(client, { draw: DRAW, player, choice: { ticket } });
  if (drawn.isRepeated) throw new Error(`ticket ${ticket} of user ${context.userId} was drawn before`);
  return drawn;
};

const spinWithin = async (
  tools: NewyearTools,
  context: BonusContext,
  { publicId }: Spinner,
  wanted: number | undefined,
): Promise<{ drawn: DrawnPrize; spun: Omit<NewyearSpun, 'receipt'> }> => {
  const inForce = tools.configs.playedBy(DRAW, publicId).config as NewyearConfig;
  const { edition, spent, spins } = await assertMaySpin(context, inForce);
  const number = spent + 1;
  if (wanted !== undefined && wanted !== number) throw new CallError(newyearCodes.ticketSpent);
  const ticket = `${edition}-${number}`;
  const drawn = await draw(tools, context, publicId, ticket);
  const { id: round, outcome } = drawn;
  const config = drawn.config as NewyearConfig;
  const { prize: name, prizeMinor } = outcome as NewyearOutcome;
  const prize = config.prizes.find((one) => one.name === name);
  if (!prize) throw new Error(`the drum has no prize ${name}`);
  const { grantId, given } = await give(context, { ticket, edition, round, prize });
  const { userId, at, unit } = context;
  await storage
    .newyearSpinRepository(unit.em)
    .add({ userId, edition, number, roundId: round, prize: name, grantId, at });
  const shown = { id: round, outcome: { prize: name, prizeMinor }, config: { ...config } };
  return { drawn, spun: { success: true, ...shown, given, spins: spins - 1 } };
};

/**
 * Spends a ticket and grants its prize in one transaction. `ticket`: the expected number of the next ticket; omitted: any.
 * Throws CallError: responsible-gambling limits, BONUS_OFF, NEWYEAR_NOT_RUNNING, NEWYEAR_NO_TICKETS, NEWYEAR_TICKET_SPENT,
 * NEWYEAR_NOT_READY.
 */
export const spin = async (tools: NewyearTools, spinner: Spinner, ticket?: number): Promise<NewyearSpun> => {
  await tools.guard.assertMayPlay(spinner.userId);
  const { drawn, spun } = await withBonuses(tools, spinner, (context) =>
    spinWithin(tools, context, spinner, ticket),
  ).catch((error: unknown) => {
    throw error instanceof DrawRefusedError ? new CallError(newyearCodes.notRunning) : error;
  });
  const receipt = await tools.draws.committed(drawn);
  return { ...spun, receipt }; // balances are not pushed: they would give the prize away while the drum spins
};
