import {
  depositSystems,
  purseMasks,
  riskKeys,
  type CallAnswer,
  type CashChange,
  type HouseFault,
  type HouseField,
  type HouseRecord,
} from 'server/contract';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import type { RecordText } from '../../core/office/record-form.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';

export type Catalogue = CallAnswer<'officeCash.catalogue'>;
export type Subject = CashChange['subject'];

const MAX_TEXT = 80;
const MAX_AMOUNT = 99_999_999_999; // hundredths
const MAX_SHORT = 32_767;
const REDIRECT = 50; // any other system: the browser goes to the provider's page

const text = (key: string, isOptional = false): HouseField => ({ key, kind: 'text', maxLength: MAX_TEXT, isOptional });
const toggle = (key: string): HouseField => ({ key, kind: 'switch' });
const whole = (key: string, min: number, max: number): HouseField => ({ key, kind: 'integer', min, max });
const amount = (key: string, min: number, isOptional = false): HouseField => ({
  key,
  kind: 'money',
  min,
  max: MAX_AMOUNT,
  isOptional,
});
const choice = (key: string, choices: readonly string[], isOptional = false): HouseField => ({
  key,
  kind: 'choice',
  choices,
  isOptional,
});

const course: readonly HouseField[] = [
  { key: 'course', kind: 'text', maxLength: 16, pattern: String.raw`^\d{1,9}(?:[.,]\d{1,6})?$` },
];

/** The fields of a row that a person may change. */
export const fieldsOf = ({ payways }: Pick<Catalogue, 'payways'>, subject: Subject): readonly HouseField[] => {
  switch (subject) {
    case 'rules':
      return [
        amount('twoPeopleFromMinor', 0),
        amount('automaticBelowMinor', 0),
        whole('automaticMaxRisk', 0, 100),
        amount('automaticPerDayMinor', 0),
        whole('maxCoursePercent', 1, 100),
        whole('withdrawalBandPercent', 0, 50),
      ];
    case 'risk':
      return riskKeys.map((key) => whole(key, 0, 100));
    case 'payway':
      return [
        text('name'),
        text('image'),
        text('network', true),
        choice('provider', [...new Set(payways.map((row) => String(row['provider'])))]),
        choice('system', [depositSystems.sbp, depositSystems.trader, REDIRECT].map(String), true),
        toggle('deposits'),
        toggle('withdrawals'),
        choice('mask', purseMasks, true),
        toggle('needsBank'),
        toggle('needsMemo'),
        whole('position', 0, MAX_SHORT),
        toggle('isOn'),
      ];
    case 'method':
      return [
        text('code'),
        amount('minDeposit', 1),
        amount('maxDeposit', 1, true),
        amount('minWithdrawal', 1),
        amount('maxWithdrawal', 1, true),
        toggle('isOn'),
      ];
    case 'bank':
      return [text('bank_name'), toggle('isOn')];
    case 'course':
    case 'coin':
      return course;
  }
};

/** The fields in which a proposal can differ: a course is released by proposing it. */
export const comparedFields = (catalogue: Catalogue, subject: Subject): readonly HouseField[] => [
  ...fieldsOf(catalogue, subject),
  ...(subject === 'course' || subject === 'coin' ? [toggle('isPaused')] : []),
];

/** A row as its form has it: the system of deposits is one of a list. */
export const recordOf = (row: HouseRecord): HouseRecord => {
  const { system } = row;
  return typeof system === 'number' ? { ...row, system: String(system) } : row;
};

/** A row's changed fields, as the server takes them. */
export const rowOf = (changed: HouseRecord): Record<string, unknown> => {
  const { system, course: typed } = changed;
  return {
    ...changed,
    ...(typeof system === 'string' && { system: Number(system) }),
    ...(typeof typed === 'string' && { course: typed.replace(',', '.') }),
  };
};

/** Maxima below their minima. */
export const orderFaults = (row: HouseRecord): HouseFault[] =>
  ['Deposit', 'Withdrawal'].flatMap((kind): HouseFault[] => {
    const [min, max] = [row[`min${kind}`], row[`max${kind}`]];
    return typeof max === 'number' && typeof min === 'number' && max < min ? [{ path: `max${kind}`, why: 'form' }] : [];
  });

/** Labels of the catalogue's fields. Amounts are in units of the row's own currency, so they are written without one. */
export const useFieldText = (): Required<RecordText> => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const { decimal } = useDeskFormat();
  const word = (key: string): string | undefined =>
    hasMessage(texts('office-cash', 'cash-catalogue'), key) ? t(key, { name: '' }) : undefined;
  return {
    field: (key) => word(`field.${key}`) ?? key,
    choice: (key, value) => word(key === 'mask' ? `mask.${value}` : `system.${value}`) ?? value,
    rule: (key) => (key === 'course' ? t('wrong') : key.startsWith('max') ? t('wrong.order') : undefined),
    value: ({ key, kind }, value) => {
      if (kind === 'money' && typeof value === 'number') return decimal(String(value / 100));
      return key === 'course' && typeof value === 'string' ? decimal(value) : undefined;
    },
  };
};
