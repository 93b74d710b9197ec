import { randomUUIDv7 } from 'node:crypto';
import {
  bonus,
  dayOf,
  dayStart,
  giveaways,
  inUnitOfWork,
  retryingConflicts,
  type EntityManager,
  type UnitOfWork,
} from 'db';
import { z } from 'zod';
import type { HouseField } from '../../../contract/features/house-fields.ts';
import { MIN_RAIN_MINOR } from '../../../contract/features/rain-values.ts';
import { isWithinHours } from '../../core/hours.ts';
import { defineHouseChange } from '../../core/house-changes/define-house-change.ts';
import type { AirdropTools } from './start-airdrop.ts';
import { addRain } from './start-rain.ts';

const SCHEDULE = 'rainSchedule';
const MINUTE_MS = 60_000;
const MAX_MINOR = 1_000_000_00;

const fields = [
  { key: 'isOn', kind: 'switch' },
  { key: 'amount', kind: 'money', min: Number(MIN_RAIN_MINOR), max: MAX_MINOR },
  { key: 'everyMinutes', kind: 'integer', min: 30, max: 1_440 },
  { key: 'lastsMinutes', kind: 'integer', min: 1, max: 30 },
  { key: 'fromHour', kind: 'integer', min: 0, max: 23 },
  { key: 'toHour', kind: 'integer', min: 1, max: 24 },
  { key: 'dayBudget', kind: 'money', min: Number(MIN_RAIN_MINOR), max: 10 * MAX_MINOR },
] as const satisfies readonly HouseField[];

const rules = z.object({
  amount: z.int().default(50_000), // base hundredths
  everyMinutes: z.int().default(180),
  lastsMinutes: z.int().default(5), // from the announcement to the distribution
  fromHour: z.int().default(10), // Moscow time
  toHour: z.int().default(23),
  dayBudget: z.int().default(300_000), // base hundredths of a Moscow day
});

/** The house's rains as they are set; off until two people have agreed on them. */
const scheduleOf = async (em: EntityManager) => {
  const campaign = await bonus.bonusCampaignOf(em, SCHEDULE);
  return { isOn: campaign?.isOn ?? false, ...rules.parse(campaign?.rules ?? {}) };
};

/** The house's rains, changed with four eyes. */
export const rainSchedule = defineHouseChange({
  subject: SCHEDULE,
  fields,
  list: async (em) => [{ key: SCHEDULE, record: await scheduleOf(em) }],
  read: async (em, key) => (key === SCHEDULE ? scheduleOf(em) : undefined),
  check: ({ amount, dayBudget, fromHour, toHour }) => {
    if (amount > dayBudget) return 'dayBudget';
    return fromHour < toHour ? undefined : 'toHour';
  },
  apply: ({ em }, { after: { isOn, ...after } }) =>
    bonus.setBonusCampaign(em, { bonus: SCHEDULE, isOn, terms: 1, rules: after }),
});

/** Starts the house's rain in the common room when it is time and the day's budget has it. False: not now. */
const startWithin = async (tools: AirdropTools, unit: UnitOfWork): Promise<boolean> => {
  const at = tools.clock.now();
  const schedule = await scheduleOf(unit.em);
  if (!schedule.isOn || !isWithinHours(at, schedule)) return false;
  const { spentMinor, lastAt } = await giveaways.lockHouseRains(unit.client, dayStart(dayOf(at)));
  const amount = BigInt(schedule.amount);
  if (lastAt + schedule.everyMinutes * MINUTE_MS > at || spentMinor + amount > BigInt(schedule.dayBudget)) return false;
  const endsAt = at + schedule.lastsMinutes * MINUTE_MS;
  const row = {
    uid: randomUUIDv7(),
    room: 'common',
    creatorId: null,
    amount,
    startedAt: at,
    endsAt,
    startedBy: null,
  } as const;
  await addRain(tools, unit, row);
  return true;
};

/** Starts the house's rain when it is due, once even if several processes try. */
export const startHouseRain = async (tools: AirdropTools): Promise<void> => {
  if (await retryingConflicts(() => inUnitOfWork(tools.db, (unit) => startWithin(tools, unit))))
    tools.tell('chat.changed', { room: 'common' });
};
