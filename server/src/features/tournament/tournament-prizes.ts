import { dayOf, tournament, type EntityManager } from 'db';
import type { HouseField } from '../../../contract/features/house-fields.ts';
import { isShareTable, MAX_PRIZE_PLACES, MIN_STAKE_TIMES } from '../../../contract/features/tournament-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { defineHouseChange } from '../../core/house-changes/define-house-change.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { MAX_BANK_TON, newestSettings } from './tournament-day.ts';

const DAILY = 'daily';
const MAX_TERMS = 32_767;
const MAX_DAYS_AHEAD = 366;

const fields = [
  { key: 'isOn', kind: 'switch' },
  { key: 'bankTon', kind: 'integer', min: 1, max: MAX_BANK_TON },
  {
    key: 'shares',
    kind: 'table',
    columns: [{ key: 'percent', kind: 'integer', min: 1, max: 100 }],
    minRows: 1,
    maxRows: MAX_PRIZE_PLACES,
  },
  { key: 'stakeTimes', kind: 'integer', min: MIN_STAKE_TIMES.min, max: MIN_STAKE_TIMES.max },
  { key: 'terms', kind: 'integer', min: 1, max: MAX_TERMS },
  { key: 'fromDay', kind: 'date', isOptional: true }, // null: from the day after the decision
] as const satisfies readonly HouseField[];

const agreed = async (em: EntityManager) => {
  const { shares, ...settings } = await newestSettings(em);
  return { ...settings, shares: shares.map((percent) => ({ percent })), fromDay: null };
};

/** The first day that a change holds for: never one that has begun. Throws CallError 400. */
const firstDayOf = (fromDay: number | null, at: number): number => {
  const next = dayOf(at) + 1;
  const day = fromDay === null ? next : dayOf(fromDay);
  if (day < next || day > next + MAX_DAYS_AHEAD) throw new CallError(generalCodes.badPayload, { field: 'fromDay' });
  return day;
};

/** The tournament's bank, shares and least stakes, changed with four eyes from a day that has not begun. */
export const tournamentPrizes = defineHouseChange({
  subject: 'tournamentPrizes',
  fields,
  list: async (em) => [{ key: DAILY, record: await agreed(em) }],
  read: async (em, key) => (key === DAILY ? agreed(em) : undefined),
  check: ({ shares }) => (isShareTable(shares.map(({ percent }) => percent)) ? undefined : 'shares'),
  apply: ({ em }, { after: { shares, fromDay, ...settings }, at, changeId }) =>
    tournament.tournamentPrizesRepository(em).add({
      ...settings,
      shares: shares.map(({ percent }) => percent),
      fromDay: firstDayOf(fromDay, at),
      changeId,
      at,
    }),
});
