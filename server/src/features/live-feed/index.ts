import { z } from 'zod';
import { liveFeed as contract } from '../../../contract/features/live-feed.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { tracedWithin } from '../../core/observability/tracing.ts';
import { publicName } from '../../core/public-nick.ts';
import { createLiveFeedHandlers, loadLiveFeed } from './live-feed.handlers.ts';
import { createLiveFeed } from './live-feed.ts';

const variables = z.object({
  BIG_WIN: variable(z.coerce.number().int().min(1).max(1_000_000_000).default(1000), {
    takes: 'a whole number of base units from 1 to 1000000000',
    means: 'base units from which a payout shows among the big wins',
  }),
});

/** The bets that were settled last. */
export const liveFeed = defineFeature({
  contract,
  variables: [variables],
  async open({ db: { pool }, clock, games, pushes, readMultipliers, readVariables }) {
    const { BIG_WIN } = readVariables(variables);
    const bigWinMinor = BigInt(BIG_WIN) * 100n;
    const feed = createLiveFeed({
      sink: {
        toAll: (type, payload) => pushes.here.toAll({ channel: 'liveFeed', type, payload, field: 'bet' }),
        toUser: (userId, payload) =>
          pushes.here.toUser(userId, { channel: 'liveFeed', type: 'my', payload, field: 'bet' }),
      },
      bigWinMinor,
      initial: await loadLiveFeed(pool, readMultipliers, bigWinMinor),
    });
    return {
      calls: createLiveFeedHandlers({ db: pool, feed, readMultipliers, clock, games }),
      on: {
        'bet.settled': ({ id, game, multiplierPpm, at, placedAt, provided, ...bet }) =>
          tracedWithin('feed', { game }, () =>
            feed.add(bet.userId, {
              id,
              game,
              ...publicName(bet),
              bet: Number(bet.stakeMinor),
              amount: Number(bet.payoutMinor),
              multiplierPpm,
              at,
              ...(placedAt !== undefined && { placedAt }),
              ...(provided && { provided }),
            }),
          ),
      },
      close: () => feed.close(),
    };
  },
});
