import { cashbox, type EntityManager } from 'db';
import { z } from 'zod';
import {
  cashRulesSchema,
  riskWeightsSchema,
  type CashRules,
  type changeSubjects,
} from '../../../contract/features/office-cash.contract.ts';
import { purseMasks } from '../../../contract/features/cashbox-values.ts';
import { courseStatesOf, courseText } from '../../core/payments/course-states.ts';
import { riskWeights } from '../../core/payments/withdrawal-risk.ts';

export type Subject = (typeof changeSubjects)[number];

/** A row as the office edits it: amounts as numbers of hundredths, courses as decimal text. */
export type DeskRecord = Record<string, unknown>;

const text = z.string().trim().min(1).max(80);
const amount = z.int().min(1);
const position = z.int().min(0).max(32_767);
const course = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/);

const payway = z.strictObject({
  name: text,
  image: text,
  network: text.nullable(),
  provider: text,
  system: position.nullable(),
  deposits: z.boolean(),
  withdrawals: z.boolean(),
  mask: z.enum(purseMasks).nullable(),
  needsBank: z.boolean(),
  needsMemo: z.boolean(),
  position,
  isOn: z.boolean(),
});
const isOrdered = (min: number, max: number | null): boolean => max === null || max >= min;
const method = z
  .strictObject({
    code: text,
    minDeposit: amount,
    maxDeposit: amount.nullable(),
    minWithdrawal: amount,
    maxWithdrawal: amount.nullable(),
    isOn: z.boolean(),
  })
  .refine((row) => isOrdered(row.minDeposit, row.maxDeposit), { path: ['maxDeposit'] })
  .refine((row) => isOrdered(row.minWithdrawal, row.maxWithdrawal), { path: ['maxWithdrawal'] });
const bank = z.strictObject({ bank_name: text, isOn: z.boolean() });
const ofCourse = z.strictObject({ course: course.refine((value) => Number(value) > 0), isPaused: z.literal(false) });

/** Editable fields of each kind of row. */
export const recordSchemas = {
  payway,
  method,
  bank,
  rules: z.strictObject(cashRulesSchema.shape),
  course: ofCourse,
  coin: ofCourse,
  risk: riskWeightsSchema,
};

/** Identity of a row: never changed. */
export const FIXED = ['id', 'paywayId', 'currencyId', 'name', 'at', 'refused', 'paused'] as const;

const numberOf = (value: bigint | null | undefined): number | null => (value == null ? null : Number(value));

export const paywayRecord = ({ id, ...row }: cashbox.PaywayRow): DeskRecord => ({ id, ...row });

export const methodRecord = (row: cashbox.PayMethodRow): DeskRecord => ({
  id: row.id,
  paywayId: row.paywayId,
  currencyId: row.currencyId,
  code: row.code,
  minDeposit: numberOf(row.minDeposit),
  maxDeposit: numberOf(row.maxDeposit),
  minWithdrawal: numberOf(row.minWithdrawal),
  maxWithdrawal: numberOf(row.maxWithdrawal),
  isOn: row.isOn,
});

export const bankRecord = ({ id, name, isOn }: cashbox.BankRow) => ({ id, bank_name: name, isOn });

export const rulesRecord = (rules: cashbox.CashRulesRow): CashRules => ({
  twoPeopleFromMinor: Number(rules.twoPeopleFrom),
  automaticBelowMinor: Number(rules.automaticBelow),
  automaticMaxRisk: rules.automaticMaxRisk,
  automaticPerDayMinor: Number(rules.automaticPerDay),
  maxCoursePercent: rules.maxCoursePercent,
  withdrawalBandPercent: rules.withdrawalBandPercent,
});

const plain = (row: object): DeskRecord => JSON.parse(JSON.stringify(row)) as DeskRecord;

/** A row as it is now, without what is fixed. Undefined: there is none. A new bank starts from nothing. */
export const currentRecord = async (
  em: EntityManager,
  subject: Subject,
  { id, at }: { id: number | null; at: number },
): Promise<DeskRecord | undefined> => {
  if (subject === 'rules') return id === null ? rulesRecord(await cashbox.cashRulesOf(em)) : undefined;
  if (subject === 'risk') return id === null ? { ...riskWeights(await cashbox.riskWeightsOf(em)) } : undefined;
  if (subject === 'course' || subject === 'coin') {
    const courses = cashbox.courseRepository(em);
    const rows = subject === 'course' ? await courses.currencies() : await courses.coins();
    const found = rows.find((row) => row.id === id);
    if (!found) return undefined;
    const isPaused = (await courseStatesOf(em, at)).pauseOf(found.code) !== undefined;
    return { course: courseText(found.courseMicro), isPaused };
  }
  const { payways, banks } = await cashbox.loadCashCatalogue(em);
  if (subject === 'bank' && id === null) return {};
  const rows: Readonly<Record<'payway' | 'method' | 'bank', readonly DeskRecord[]>> = {
    payway: payways.map((each) => paywayRecord(each.payway)),
    method: payways.flatMap(({ methods }) => methods.map(methodRecord)),
    bank: banks.map(bankRecord),
  };
  const found = rows[subject].find((row) => row['id'] === id);
  if (!found) return undefined;
  const fixed: readonly string[] = subject === 'payway' ? ['id'] : FIXED;
  return plain(Object.fromEntries(Object.entries(found).filter(([key]) => !fixed.includes(key))));
};
