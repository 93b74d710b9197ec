import { toBase, type CourseMicro } from 'games-engine';
import { parseTyped } from '../bet/picker.reducer.ts';
import type { AutoPlaySettings, StakeRule } from './auto-play.ts';
import { useState } from 'react';
import { courseOf } from '../../money/course.ts';
import { useMoney } from '../../money/money.ts';

/** The limits of auto play's own fields. */
export const MAX_BETS = 100_000;
export const MAX_INCREASE_BP = 100_000; // 1000 %

interface RuleFields {
  kind: StakeRule['kind'];
  percent: string;
}

/** Auto play's fields as they are typed. */
export interface AutoPlayForm {
  bets: string;
  onWin: RuleFields;
  onLoss: RuleFields;
  profit: string;
  loss: string;
  single: string;
}

/** Nothing raises a stake, nothing goes on for ever, until the player says so. */
export const autoPlayFormStart: AutoPlayForm = {
  bets: '10',
  onWin: { kind: 'reset', percent: '0' },
  onLoss: { kind: 'reset', percent: '0' },
  profit: '',
  loss: '',
  single: '',
};

type AutoPlayField = keyof AutoPlayForm;

/** Settings, or the fields that cannot be read. */
type AutoPlayReading =
  | { settings: AutoPlaySettings; wrong: readonly [] }
  | { settings: undefined; wrong: readonly AutoPlayField[] };

const readBets = (text: string): number | undefined => {
  const bets = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
  return bets !== undefined && bets <= MAX_BETS ? bets : undefined;
};

const readRule = ({ kind, percent }: RuleFields): StakeRule | undefined => {
  if (kind === 'reset') return { kind };
  const percentBp = parseTyped(percent);
  return percentBp === undefined || percentBp > BigInt(MAX_INCREASE_BP)
    ? undefined
    : { kind, percentBp: Number(percentBp) };
};

/** Base hundredths of a limit; `off` for an empty field. */
const readLimit = (text: string, courseMicro: CourseMicro): bigint | 'off' | undefined => {
  if (text.trim() === '') return 'off';
  const amount = parseTyped(text);
  const base = amount === undefined ? 0n : toBase(amount, courseMicro);
  return base > 0n ? base : undefined;
};

const orUndefined = (limit: bigint | 'off' | undefined): bigint | undefined => (limit === 'off' ? undefined : limit);

/** Reads the form; limits are typed in the chosen currency and become base hundredths. */
export const readAutoPlayForm = (form: AutoPlayForm, courseMicro: CourseMicro): AutoPlayReading => {
  const bets = readBets(form.bets);
  const onWin = readRule(form.onWin);
  const onLoss = readRule(form.onLoss);
  const profit = readLimit(form.profit, courseMicro);
  const loss = readLimit(form.loss, courseMicro);
  const single = readLimit(form.single, courseMicro);
  const read = { bets, onWin, onLoss, profit, loss, single };
  const wrong = (Object.keys(read) as AutoPlayField[]).filter((field) => read[field] === undefined);
  if (bets === undefined || onWin === undefined || onLoss === undefined || wrong.length > 0)
    return { settings: undefined, wrong };
  return {
    settings: {
      bets,
      onWin,
      onLoss,
      stopOnProfitMinor: orUndefined(profit),
      stopOnLossMinor: orUndefined(loss),
      stopOnSingleWinMinor: orUndefined(single),
    },
    wrong: [],
  };
};

/** Auto play's fields and which of them cannot be read. */
export interface AutoPlayFormState {
  form: AutoPlayForm;
  wrong: readonly AutoPlayField[];
  onChange: (form: AutoPlayForm) => void;
}

/** Auto play's fields and what they mean in the chosen currency. */
export const useAutoPlayForm = (): AutoPlayReading & AutoPlayFormState => {
  const { currency } = useMoney();
  const [form, onChange] = useState(autoPlayFormStart);
  return { form, onChange, ...readAutoPlayForm(form, courseOf(currency)) };
};
