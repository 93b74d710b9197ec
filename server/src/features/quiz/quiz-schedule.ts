import { bonus, type EntityManager } from 'db';
import { z } from 'zod';
import type { HouseField } from '../../../contract/features/house-fields.ts';
import { QUIZ_PRIZE } from '../../../contract/features/quiz-values.ts';
import { defineHouseChange } from '../../core/house-changes/define-house-change.ts';

const SCHEDULE = 'quizSchedule';

const fields = [
  { key: 'isOn', kind: 'switch' },
  { key: 'prizeDic', kind: 'integer', min: QUIZ_PRIZE.min, max: QUIZ_PRIZE.max },
  { key: 'everyMinutes', kind: 'integer', min: 10, max: 1_440 },
  { key: 'answerSeconds', kind: 'integer', min: 20, max: 600 },
  { key: 'fromHour', kind: 'integer', min: 0, max: 23 },
  { key: 'toHour', kind: 'integer', min: 1, max: 24 },
  { key: 'dayBudgetDic', kind: 'integer', min: QUIZ_PRIZE.min, max: 100_000 },
] as const satisfies readonly HouseField[];

const rules = z.object({
  prizeDic: z.int().default(5),
  everyMinutes: z.int().default(60), // from one question of a room to its next
  answerSeconds: z.int().default(120),
  fromHour: z.int().default(10), // Moscow time
  toHour: z.int().default(23),
  dayBudgetDic: z.int().default(300), // a Moscow day, all rooms together
});

/** The quiz as it is set; off until two people have agreed on it. */
export const quizScheduleOf = async (em: EntityManager) => {
  const campaign = await bonus.bonusCampaignOf(em, SCHEDULE);
  return { isOn: campaign?.isOn ?? false, ...rules.parse(campaign?.rules ?? {}) };
};

/** Prize, times and budget of the quiz, changed with four eyes. */
export const quizSchedule = defineHouseChange({
  subject: SCHEDULE,
  fields,
  list: async (em) => [{ key: SCHEDULE, record: await quizScheduleOf(em) }],
  read: async (em, key) => (key === SCHEDULE ? quizScheduleOf(em) : undefined),
  check: ({ prizeDic, dayBudgetDic, fromHour, toHour }) => {
    if (prizeDic > dayBudgetDic) return 'dayBudgetDic';
    return fromHour < toHour ? undefined : 'toHour';
  },
  apply: ({ em }, { after: { isOn, ...after } }) =>
    bonus.setBonusCampaign(em, { bonus: SCHEDULE, isOn, terms: 1, rules: after }),
});
