import { z } from 'zod';
import { bonusIds, rakebackCodes, vipRewards } from '../../../../../contract/features/bonus-values.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const HUNDREDTHS = 100n;
const MAX_REWARD = 1_000_000;

const rules = z.object({
  rewards: z.record(z.string().regex(/^\d{1,2}$/), z.int().min(1).max(MAX_REWARD)).default({ ...vipRewards }),
});
type Rules = z.output<typeof rules>;

const levelsOf = ({ rewards }: Rules): number[] => Object.keys(rewards).map((id) => Number(id));

/** 1 is also the code of a guest elsewhere. */
export const vipError = (): CallError => new CallError(rakebackCodes.vipError, { message: 'vipError' });

/** What reaching a level of the VIP club gives, in unlocked DIC, once. */
export const vipReward = defineBonus({
  id: bonusIds.vipReward,
  section: 'permanent',
  terms: 1,
  rules,
  input: z.object({ compStatus: z.int() }),
  isWatched: false,
  taken: vipError,
  offer({ stats }, { rewards }, { compStatus }) {
    const reward = rewards[String(compStatus)];
    if (reward === undefined || compStatus > stats.vipStatus) throw vipError();
    return { period: `${compStatus}`, account: 'dic', amountMinor: BigInt(reward) * HUNDREDTHS };
  },
  choices: (_context, given) => levelsOf(given).map((compStatus) => ({ compStatus })),
  figures: ({ stats }, { rewards }, { compStatus }) => ({
    level: compStatus,
    reached: stats.vipStatus,
    reward: (rewards[String(compStatus)] ?? 0) * Number(HUNDREDTHS),
  }),
});
