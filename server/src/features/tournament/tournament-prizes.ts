import { bonus, type EntityManager } from 'db';
import type { HouseField } from '../../../contract/features/house-fields.ts';
import {
  isShareTable,
  MAX_PRIZE_PLACES,
  MIN_STAKE_TIMES,
  TOURNAMENT_ID,
} from '../../../contract/features/tournament-values.ts';
import { defineHouseChange } from '../../core/house-changes/define-house-change.ts';
import { MAX_BANK_TON, tournamentSettings } from './tournament-day.ts';

const DAILY = 'daily';
const MAX_TERMS = 32_767;

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
] as const satisfies readonly HouseField[];

const inForce = async (em: EntityManager) => {
  const { shares, ...settings } = await tournamentSettings(em);
  return { ...settings, shares: shares.map((percent) => ({ percent })) };
};

/** The tournament's bank, shares and least stakes, changed with four eyes from the next day on. */
export const tournamentPrizes = defineHouseChange({
  subject: 'tournamentPrizes',
  fields,
  list: async (em) => [{ key: DAILY, record: await inForce(em) }],
  read: async (em, key) => (key === DAILY ? inForce(em) : undefined),
  check: ({ shares }) => (isShareTable(shares.map(({ percent }) => percent)) ? undefined : 'shares'),
  apply: ({ em }, { after: { isOn, bankTon, shares, stakeTimes, terms } }) =>
    bonus.setBonusCampaign(em, {
      bonus: TOURNAMENT_ID,
      isOn,
      terms,
      rules: { bankTon, stakeTimes, shares: shares.map(({ percent }) => percent) },
    }),
});
