import { z } from 'zod';
import { casino as contract } from '../../../contract/features/casino.contract.ts';
import { OPENING_DEPOSIT_DAYS } from '../../../contract/features/casino-values.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { openAggregator } from './aggregator.ts';
import { createCasinoHandlers, createCasinoRequests } from './casino.handlers.ts';
import { casinoMessages } from './casino.messages.ts';
import { startRoutes } from './start.routes.ts';

const variables = z.object({ CASINO_DEPOSIT_DAYS: z.coerce.number().int().min(0).max(365).optional() });

/** Games of providers: opening them, and the wallet that they are played from. */
export const casino = defineFeature({
  contract,
  messages: casinoMessages,
  open(featureTools) {
    const { CASINO_DEPOSIT_DAYS } = featureTools.readVariables(variables, {
      CASINO_DEPOSIT_DAYS: 'days from 0 to 365 within which a deposit opens games for money; 0: none is needed',
    });
    const aggregator = openAggregator(featureTools);
    const needed = featureTools.settings.production ? OPENING_DEPOSIT_DAYS : 0; // a demonstration has no deposits
    const tools = { ...featureTools, aggregator, depositDays: CASINO_DEPOSIT_DAYS ?? needed };
    return {
      calls: createCasinoHandlers(tools),
      requests: createCasinoRequests(tools),
      async routes(app) {
        await app.register(startRoutes(tools));
        await aggregator?.routes(app);
      },
      close: () => aggregator?.close(),
    };
  },
});
