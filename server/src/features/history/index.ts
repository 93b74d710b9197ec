import { listOwnBets } from 'db';
import {
  history as contract,
  HISTORY_PAGE,
  ownBetSchema,
  type historyPeriods,
} from '../../../contract/features/history.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';

const DAY_MS = 86_400_000;
const PERIOD_DAYS = { day: 1, week: 7, month: 30 } as const satisfies Record<(typeof historyPeriods)[number], number>;

/** A player's own bets, filtered. */
export const history = defineFeature({
  contract,
  open: ({ db, clock, readMultipliers }) => ({
    calls: {
      'history.bets': {
        async handle({ game, period, result, times, money, cursor }, { player: { userId } }) {
          const found = await listOwnBets(db.history, {
            userId,
            game,
            since: period && clock.now() - PERIOD_DAYS[period] * DAY_MS,
            result,
            timesAtLeast: times,
            accountKind: money,
            before: cursor,
            limit: HISTORY_PAGE + 1,
          });
          const page = found.slice(0, HISTORY_PAGE);
          const multipliers = await readMultipliers(page);
          const bets = page.map(
            ({ id, cursor: betId, game: played, stakeMinor, payoutMinor, accountKind, at }, index) =>
              ownBetSchema.parse({
                id,
                betId,
                game: played,
                stakeMinor: Number(stakeMinor),
                payoutMinor: Number(payoutMinor),
                multiplierPpm: multipliers[index] ?? 0,
                money: accountKind,
                at,
              }),
          );
          return { bets, next: found.length > HISTORY_PAGE ? (page.at(-1)?.cursor ?? null) : null };
        },
      },
    },
  }),
});
