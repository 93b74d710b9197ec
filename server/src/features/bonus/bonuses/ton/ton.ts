import { dayStart, outsideBonus } from 'db';
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
import { newFriends, tonFacts, tonPeriod } from './ton-facts.ts';

const HUNDREDTHS = 100;
const MAX_REWARD = 1000;
const MAX_MIN_DEPOSIT = 1_000_000;
const reward = (step: TonStep) => z.int().min(1).max(MAX_REWARD).default(tonRewards[step]); // whole DIC

const stepTaken = (): CallError => new CallError(tonBonusCodes.taken, { message: 'tonTaken' });
const walletUsed = (): CallError => new CallError(tonBonusCodes.noWallet, { message: 'tonWalletUsed' });

const depositOf = ({ unit, userId, at }: BonusContext, minMinor: bigint) =>
  outsideBonus.tonDepositSince(unit.em, userId, { since: dayStart(cashbackWeek(at).sunday), minMinor });

/** Checks what a step needs beside the wallet. Throws CallError. */
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

/** For connecting a TON wallet, depositing TON and inviting a friend, each once a week, in locked DIC. */
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
  taken: stepTaken,
  async offer(context, rules, { step }) {
    const { isOpen, wallet, isOthers, hasTelegram, taken } = await tonFacts(context);
    if (!isOpen) throw new CallError(bonusCodes.off);
    if (wallet === undefined) throw new CallError(tonBonusCodes.noWallet, { message: 'tonNoWallet' });
    if (isOthers) throw walletUsed();
    if (!hasTelegram) throw new CallError(tonBonusCodes.linkTelegram, { message: 'linkTelegram' });
    if (taken.has(step)) throw stepTaken();
    return {
      period: tonPeriod(step, context.at),
      account: 'dicLocked',
      amountMinor: BigInt(rules[step] * HUNDREDTHS),
      identity: wallet,
      details: await detailsOf(context, step, BigInt(rules.minDeposit * HUNDREDTHS)),
    };
  },
  choices: async (context) => ((await tonFacts(context)).isOpen ? tonSteps.map((step) => ({ step })) : []),
  houseFigures: (rules) => ({
    allDic: tonSteps.reduce((sum, step) => sum + rules[step], 0) * HUNDREDTHS,
    minimumMinor: rules.minDeposit * HUNDREDTHS,
  }),
  async figures(context, rules, { step }) {
    const { wallet, hasTelegram, taken, weekMinor, totalMinor } = await tonFacts(context);
    return {
      amountDic: rules[step] * HUNDREDTHS,
      isTaken: Number(taken.has(step)),
      hasWallet: Number(wallet !== undefined),
      hasTelegram: Number(hasTelegram),
      weekDic: Number(weekMinor),
      totalDic: Number(totalMinor),
      until: cashbackWeek(context.at).nextSundayAt,
    };
  },
  async onTaken({ unit, userId, at }, { identity = '' }) {
    if (!(await outsideBonus.claimTonBonusWallet(unit.em, { userId, address: identity, at }))) throw walletUsed();
  },
});
