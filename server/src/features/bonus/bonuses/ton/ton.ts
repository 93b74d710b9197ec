import { bonus, dayStart, outsideBonus, socialProfilesOf } from 'db';
import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  tonBonusCodes,
  tonRewards,
  tonSteps,
  type TonStep,
} from '../../../../../contract/features/outside-bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { cashbackWeek } from '../../../../core/bonus/cashback-week.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const HUNDREDTHS = 100;
const MAX_REWARD = 1000;
const MAX_MIN_DEPOSIT = 1_000_000;
const reward = (step: TonStep) => z.int().min(1).max(MAX_REWARD).default(tonRewards[step]); // whole DIC

/** The week that steps are taken in. */
const periodOf = (step: TonStep, at: number): string => `${step}:${cashbackWeek(at).sunday}`;

/** Throws CallError 1: no wallet is connected, or another player has taken bonuses with it. */
const walletOf = async ({ unit, userId }: BonusContext): Promise<string> => {
  const wallet = await outsideBonus.provenTonWallet(unit.client, userId);
  if (wallet === undefined) throw new CallError(tonBonusCodes.noWallet, { message: 'tonNoWallet' });
  const owner = await outsideBonus.tonBonusWalletOwner(unit.client, wallet);
  if (owner !== undefined && owner !== userId) throw walletUsed();
  return wallet;
};

const walletUsed = (): CallError => new CallError(tonBonusCodes.noWallet, { message: 'tonWalletUsed' });

const hasTelegram = async ({ unit, userId }: BonusContext): Promise<boolean> =>
  (await socialProfilesOf(unit.client, userId)).some(({ provider }) => provider === 'telegram');

/** Friends that nothing was taken for yet, the oldest account first. */
export const newFriends = async ({ unit, userId }: BonusContext): Promise<string[]> => {
  const grants = await bonus.bonusGrantRepository(unit.em).ofBonuses(userId, [bonusIds.ton]);
  const used = new Set(grants.map(({ details }) => details['friend']));
  return (await outsideBonus.invitedFriends(unit.client, userId)).filter((friend) => !used.has(friend));
};

/** The steps that were taken this week. */
export const takenSteps = async ({ unit, userId, at }: BonusContext): Promise<ReadonlySet<TonStep>> => {
  const grants = await bonus.bonusGrantRepository(unit.em).ofBonuses(userId, [bonusIds.ton]);
  const periods = new Set(grants.map(({ period }) => period));
  return new Set(tonSteps.filter((step) => periods.has(periodOf(step, at))));
};

const depositOf = ({ unit, userId, at }: BonusContext, minMinor: bigint) =>
  outsideBonus.tonDepositSince(unit.client, userId, { since: dayStart(cashbackWeek(at).sunday), minMinor });

/** What a step asks for beside the wallet. Throws CallError. */
const detailsOf = async (
  context: BonusContext,
  step: TonStep,
  minMinor: bigint,
): Promise<Record<string, string | number>> => {
  if (step === 'connect') return {};
  if (step === 'deposit') {
    const deposit = await depositOf(context, minMinor);
    if (!deposit) throw new CallError(bonusCodes.nothing, { message: 'tonNoDeposit' });
    return { paymentId: deposit.paymentId };
  }
  const [friend] = await newFriends(context);
  if (friend === undefined) throw new CallError(tonBonusCodes.taken, { message: 'tonNoFriend' });
  return { friend };
};

/** For connecting a wallet of TON, for a deposit by it and for inviting a friend, each once a week, in locked DIC. */
export const ton = defineBonus({
  id: bonusIds.ton,
  section: 'permanent',
  terms: 1,
  rules: z.object({
    connect: reward('connect'),
    deposit: reward('deposit'),
    invite: reward('invite'),
    minDeposit: z.int().min(0).max(MAX_MIN_DEPOSIT).default(tonRewards.deposit), // whole base units
  }),
  ruleFields: [
    ...tonSteps.map((key) => ({ key, kind: 'integer' as const, min: 1, max: MAX_REWARD })),
    { key: 'minDeposit', kind: 'integer', min: 0, max: MAX_MIN_DEPOSIT },
  ],
  input: z.object({ step: z.enum(tonSteps) }),
  isWatched: true,
  taken: () => new CallError(tonBonusCodes.taken, { message: 'tonTaken' }),
  async offer(context, rules, { step }) {
    if (!(await outsideBonus.bonusOutsideRepository(context.unit.em).find(bonusIds.ton)))
      throw new CallError(bonusCodes.off);
    const wallet = await walletOf(context);
    if (!(await hasTelegram(context))) throw new CallError(tonBonusCodes.linkTelegram, { message: 'linkTelegram' });
    const steps = await takenSteps(context);
    if (steps.has(step)) throw new CallError(tonBonusCodes.taken, { message: 'tonTaken' });
    return {
      period: periodOf(step, context.at),
      account: 'dicLocked',
      amountMinor: BigInt(rules[step] * HUNDREDTHS),
      identity: wallet,
      details: await detailsOf(context, step, BigInt(rules.minDeposit * HUNDREDTHS)),
    };
  },
  async choices({ unit }) {
    const isOpen = await outsideBonus.bonusOutsideRepository(unit.em).find(bonusIds.ton);
    return isOpen ? tonSteps.map((step) => ({ step })) : [];
  },
  async figures(context, rules, { step }) {
    const { nextSundayAt } = cashbackWeek(context.at);
    return {
      amount: rules[step] * HUNDREDTHS,
      minDeposit: rules.minDeposit * HUNDREDTHS,
      isTaken: Number((await takenSteps(context)).has(step)),
      hasWallet: Number((await outsideBonus.provenTonWallet(context.unit.client, context.userId)) !== undefined),
      hasTelegram: Number(await hasTelegram(context)),
      until: nextSundayAt,
    };
  },
  async onTaken({ unit, userId, at }, { identity = '' }) {
    if (!(await outsideBonus.claimTonBonusWallet(unit.client, { userId, address: identity, at }))) throw walletUsed();
  },
});
