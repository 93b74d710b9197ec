import { bonus } from 'db';
import { z } from 'zod';
import {
  bonusCodes,
  bonusIds,
  introductoryBonuses,
  introductoryCodes,
} from '../../../../../contract/features/bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { takeWithin } from '../../../../core/bonus/take-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const MINOR = 100n;
const PERCENT = 100n;

export type Introductory = (typeof introductoryBonuses)[number];
const byCode = (code: number): Introductory | undefined => introductoryBonuses.find((one) => one.code === code);
const minimumOf = ({ minLimit }: Introductory): bigint => BigInt(minLimit) * MINOR;

/** A multiple of the deposit made while this bonus was the player's target, as locked DIC. */
export const introductory = defineBonus({
  id: bonusIds.introductory,
  section: 'new',
  terms: 1,
  rules: z.object({}),
  input: z.object({ code: z.int() }),
  isWatched: true,
  taken: () => new CallError(introductoryCodes.used),
  async offer({ unit, userId, meter }, _rules, { code }) {
    const found = byCode(code);
    if (!found) throw new CallError(introductoryCodes.notFound);
    const isTarget = meter.target === code && meter.targetAt != null;
    const deposit = isTarget
      ? await bonus.depositAfter(unit.em, userId, { after: meter.targetAt ?? 0, minMinor: minimumOf(found) })
      : undefined;
    if (!deposit) throw new CallError(bonusCodes.nothing);
    const amountMinor = (deposit.baseMinor * BigInt(found.rate)) / PERCENT;
    const details = { paymentId: deposit.paymentId, deposit: String(deposit.baseMinor), rate: found.rate };
    return { period: `${code}`, account: 'dicLocked', amountMinor, details };
  },
  choices: () => introductoryBonuses.map(({ code }) => ({ code })),
  houseFigures: () => ({
    ...Object.fromEntries(introductoryBonuses.map(({ code, rate }) => [`rate${code}Percent`, rate])),
    ...Object.fromEntries(introductoryBonuses.map((one) => [`minimum${one.code}Minor`, Number(minimumOf(one))])),
    allPercent: introductoryBonuses.reduce((sum, { rate }) => sum + rate, 0),
  }),
  figures: ({ meter }, _rules, { code }) => ({
    ratePercent: byCode(code)?.rate ?? 0,
    minimumMinor: (byCode(code)?.minLimit ?? 0) * Number(MINOR),
    isTarget: Number(meter.target === code),
  }),
  onTaken: ({ unit, userId }) => bonus.bonusMeterRepository(unit.em).change(userId, { target: null, targetAt: null }),
});

/** Codes of the introductory bonuses a player has used. */
export const usedIntroductory = async (em: BonusContext['unit']['em'], userId: bigint): Promise<number[]> => {
  const grants = await bonus.bonusGrantRepository(em).ofBonuses(userId, [bonusIds.introductory]);
  return grants.map(({ period }) => Number(period)).toSorted((a, b) => a - b);
};

/** The bonus that a player's next deposit is for. */
export const targetOf = ({ target }: Pick<bonus.BonusMeterRow, 'target'>): Introductory | undefined =>
  byCode(target ?? 0);

/** Makes a bonus the target of the next deposit. Throws CallError 3, 4, 2. */
export const chooseTarget = async ({ unit, userId, meter, at }: BonusContext, code: number): Promise<Introductory> => {
  const found = byCode(code);
  if (!found) throw new CallError(introductoryCodes.notFound);
  if ((await usedIntroductory(unit.em, userId)).includes(code)) throw new CallError(introductoryCodes.used);
  if (meter.target === code) return found;
  if (meter.target != null) throw new CallError(introductoryCodes.oneAtATime, { message: 'oneAtATime' });
  await bonus.bonusMeterRepository(unit.em).change(userId, { target: code, targetAt: at });
  return found;
};

/** Grants the target bonus once its deposit was made. */
export const giveTarget = async (context: BonusContext): Promise<void> => {
  const { unit, userId, meter } = context;
  const target = targetOf(meter);
  if (!target || meter.targetAt == null) return;
  const wanted = { after: meter.targetAt, minMinor: minimumOf(target) };
  if (!(await bonus.depositAfter(unit.em, userId, wanted))) return;
  await takeWithin(context, introductory, { code: target.code }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error; // refused while play is closed: tried again later
  });
};

/** The minimum deposit of each target, base hundredths. */
export const targetMinimums: ReadonlyMap<number, bigint> = new Map(
  introductoryBonuses.map((one) => [one.code, minimumOf(one)]),
);
