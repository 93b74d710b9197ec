import { z } from 'zod';
import {
  bonusIds,
  MIN_DIC_CONVERSION_MINOR,
  rakebackCodes,
  vipRewards,
} from '../../../../../contract/features/bonus-values.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const HUNDREDTHS = 100n;
const MAX_REWARD = 1_000_000;

const MAX_LEVEL = 15;

const reward = z.object({ level: z.int().min(1).max(MAX_LEVEL), dic: z.int().min(1).max(MAX_REWARD) });
const rules = z.object({
  rewards: z
    .array(reward)
    .refine((all) => new Set(all.map(({ level }) => level)).size === all.length)
    .default(Object.entries(vipRewards).map(([level, dic]) => ({ level: Number(level), dic }))),
});
type Rules = z.output<typeof rules>;

/** DIC for a level; undefined: none. */
const rewardOf = ({ rewards }: Rules, level: number): number | undefined =>
  rewards.find((one) => one.level === level)?.dic;

/** Code 1 belongs to guests elsewhere, hence the own message. */
export const vipError = (): CallError => new CallError(rakebackCodes.vipError, { message: 'vipError' });

/** The reward for reaching a VIP level, in unlocked DIC, once. */
export const vipReward = defineBonus({
  id: bonusIds.vipReward,
  section: 'permanent',
  terms: 1,
  rules,
  ruleFields: [
    {
      key: 'rewards',
      kind: 'table',
      minRows: 1,
      maxRows: MAX_LEVEL,
      columns: [
        { key: 'level', kind: 'integer', min: 1, max: MAX_LEVEL },
        { key: 'dic', kind: 'integer', min: 1, max: MAX_REWARD },
      ],
    },
  ],
  input: z.object({ compStatus: z.int() }),
  isWatched: false,
  taken: vipError,
  offer({ stats }, input, { compStatus }) {
    const dic = rewardOf(input, compStatus);
    if (dic === undefined || compStatus > stats.vipStatus) throw vipError();
    return { period: `${compStatus}`, account: 'dic', amountMinor: BigInt(dic) * HUNDREDTHS };
  },
  choices: (_context, { rewards }) => rewards.map(({ level: compStatus }) => ({ compStatus })),
  houseFigures: ({ rewards }) => ({
    ...Object.fromEntries(rewards.map(({ level, dic }) => [`reward${level}Dic`, dic * Number(HUNDREDTHS)])),
    minimumDic: Number(MIN_DIC_CONVERSION_MINOR),
  }),
  figures: ({ stats }, input, { compStatus }) => ({
    level: compStatus,
    reachedLevel: stats.vipStatus,
    rewardDic: (rewardOf(input, compStatus) ?? 0) * Number(HUNDREDTHS),
  }),
});
