import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { roundSummarySchema } from '../games.contract.ts';
import { gameId, uuid } from '../ids.ts';
import { historyMoney, historyPeriods, historyResults, historyTimes } from './history-values.ts';

export * from './history-values.ts';

/** A bet of the caller's. Amounts are hundredths of what it was made from. */
export const ownBetSchema = roundSummarySchema
  .pick({
    id: true,
    game: true,
    stakeMinor: true,
    payoutMinor: true,
    multiplierPpm: true,
    at: true,
  })
  .extend({ betId: uuid, money: z.enum(historyMoney) });
export type OwnBetRow = z.infer<typeof ownBetSchema>;

export const historyCalls = {
  /** The caller's settled bets, newest first; `cursor` is the last page's `next`. */
  'history.bets': {
    auth: true,
    cost: 'survey',
    payload: z.object({
      game: gameId.optional(),
      period: z.enum(historyPeriods).optional(), // up to now
      result: z.enum(historyResults).optional(), // paid more, or less, than was staked
      times: z.literal([...historyTimes]).optional(), // payout of at least so many stakes
      money: z.enum(historyMoney).optional(),
      cursor: uuid.optional(),
    }),
    answer: z.object({ bets: z.array(ownBetSchema), next: uuid.nullable() }),
  },
} as const;

/** A player's own bets, filtered. */
export const history = defineContract({ calls: historyCalls });
