import { bonus } from 'db';
import { bonusCodes } from '../../../contract/features/bonus-values.ts';
import { CallError } from '../realtime/call-error.ts';
import { withBonuses, type BonusContext, type BonusPlayer, type BonusTools } from './bonus-context.ts';
import { postGrant } from './bonus-money.ts';
import { campaignsIn, closureIn } from './context-facts.ts';
import type { Bonus, Choice, Offer } from './define-bonus.ts';
import { releaseDic } from './release-dic.ts';

type Grant = bonus.BonusGrantRow;
type Repository = ReturnType<typeof bonus.bonusGrantRepository>;

const grantsOf = ({ unit }: BonusContext): Repository => bonus.bonusGrantRepository(unit.em);

/** The current rules. Throws CallError BONUS_OFF. */
export const rulesOf = async (context: BonusContext, { id, terms }: Bonus) => {
  const campaign = (await campaignsIn(context)).get(id);
  if (campaign && !campaign.isOn) throw new CallError(bonusCodes.off);
  return { rules: campaign?.rules ?? {}, terms: campaign?.terms ?? terms };
};

/** Throws CallError BONUS_OFF while play is closed to the player: self-excluded players get no offers. */
const assertOpen = async (context: BonusContext): Promise<void> => {
  if (await closureIn(context)) throw new CallError(bonusCodes.off);
};

/** The refusal of a period that was taken. */
export const takenError = ({ taken }: Bonus): CallError => taken?.() ?? new CallError(bonusCodes.taken);

/** The current offer. Throws a CallError that says why there is none. */
export const offerOf = async (context: BonusContext, declared: Bonus, input: Choice) => {
  await assertOpen(context);
  const { rules, terms } = await rulesOf(context, declared);
  const offer = await declared.offer(context, rules, input);
  if (await grantsOf(context).find(context.userId, declared.id, offer.period)) throw takenError(declared);
  return { offer, terms };
};

/** The first status of a grant: one that must be wagered waits for activation by the player. */
const startOf = ({ account }: Pick<Grant, 'account'>): 'ready' | 'active' | 'done' => {
  if (account === 'bonus') return 'ready';
  return account === 'real' || account === 'dic' ? 'done' : 'active';
};

const counterOf = ({ stats }: BonusContext, account: bonus.GrantAccount): bigint =>
  account === 'bonus' ? stats.bonusBetMinor : stats.usdicBetMinor;

/** Grants wagered together: a new one adds to the requirement that the others have left. */
const wagerOf = async (context: BonusContext, { account, amount, wagerTimes }: Grant) => {
  if (wagerTimes == null) return {};
  const counter = counterOf(context, account);
  const others = await grantsOf(context).lockActive(context.userId, account);
  const left = others
    .map(({ wagerStart, wagerTarget }) => (wagerStart ?? 0n) + (wagerTarget ?? 0n) - counter)
    .reduce((most, one) => (one > most ? one : most), 0n);
  return { wagerStart: counter, wagerTarget: left + amount * BigInt(wagerTimes) };
};

/** Credits a grant to its account. */
export const creditGrant = async (context: BonusContext, grant: Grant): Promise<Grant> => {
  if (grant.account === 'dicLocked') await releaseDic(context, { isRestarting: true });
  const isDone = grant.account === 'real' || grant.account === 'dic';
  const wager = await wagerOf(context, grant);
  await postGrant(context, grant);
  const released = isDone ? { released: grant.amount } : {};
  return grantsOf(context).change(grant.id, { status: isDone ? 'done' : 'active', ...released, ...wager }, context.at);
};

/** The staff member who approved a grant, and the reason. */
export interface GrantApproval {
  actorId: bigint;
  details: Record<string, unknown>;
}

const noteOf = (
  { unit, at }: BonusContext,
  { id, userId, account, amount }: Grant,
  kind: 'waits' | 'ready',
  by?: GrantApproval,
): Promise<void> => bonus.bonusEventRepository(unit.em).add({ userId, grantId: id, kind, account, amount, at, ...by });

/** Starts a grant that needs no review or was approved. */
export const beginGrant = async (context: BonusContext, grant: Grant, by?: GrantApproval): Promise<Grant> => {
  const isReady = startOf(grant) === 'ready';
  if (isReady || by) await noteOf(context, grant, 'ready', by);
  return isReady ? grantsOf(context).change(grant.id, { status: 'ready' }, context.at) : creditGrant(context, grant);
};

const addGrant = (
  { userId, at, unit }: BonusContext,
  declared: Bonus,
  { offer, terms }: { offer: Offer; terms: number },
  others: readonly bonus.OtherTaker[],
): Promise<Grant> => {
  const { period, account, amountMinor, wagerTimes, capTimes, expiresAt, identity, details = {} } = offer;
  return bonus.bonusGrantRepository(unit.em).add({
    userId,
    bonus: declared.id,
    period,
    account,
    amount: amountMinor,
    status: 'waiting',
    wagerTimes: wagerTimes ?? null,
    capTimes: capTimes ?? null,
    expiresAt: expiresAt ?? null,
    identity: identity ?? null,
    terms,
    details: { ...details, ...(others.length > 0 && { others }) },
    at,
  });
};

/** Others who seem to be the same person and have taken the bonus, or are about to. */
const othersOf = async (
  { unit: { client }, userId }: BonusContext,
  { id, isWatched, isWatchedByPeriod }: Bonus,
  { identity, giverId, period }: Offer,
): Promise<bonus.OtherTaker[]> => {
  if (!isWatched) return [];
  await bonus.lockTakers(client, id);
  return bonus.otherTakersOf(client, {
    userId,
    bonus: id,
    identity: identity ?? null,
    period: isWatchedByPeriod ? period : null,
    takingNow: giverId === undefined ? [] : [giverId],
  });
};

/**
 * Takes a bonus within the caller's transaction. It waits for review when another account of apparently the same person
 * took it. Throws CallError.
 */
export const takeWithin = async (context: BonusContext, declared: Bonus, input: Choice = {}): Promise<Grant> => {
  const offered = await offerOf(context, declared, input);
  if (offered.offer.isDrawn) throw new Error(`${declared.id} has to be drawn before it is taken`);
  const others = await othersOf(context, declared, offered.offer);
  const grant = await addGrant(context, declared, offered, others);
  await declared.onTaken?.(context, offered.offer);
  if (others.length === 0) return beginGrant(context, grant);
  await noteOf(context, grant, 'waits');
  return grant;
};

/** Takes a bonus. Throws CallError: responsible-gambling limits, BONUS_OFF, what is missing, or already taken. */
export const takeBonus = async (
  tools: BonusTools,
  declared: Bonus,
  player: BonusPlayer,
  input: Choice = {},
): Promise<Grant> => {
  await tools.guard.assertMayPlay(player.userId);
  return withBonuses(tools, player, (context) => takeWithin(context, declared, input));
};
