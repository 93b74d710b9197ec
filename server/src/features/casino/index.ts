import { casino as casinoStore, houseAccountId } from 'db';
import { z } from 'zod';
import { casino as contract } from '../../../contract/features/casino.contract.ts';
import { LIST_RULES } from '../../../contract/features/catalogue-values.ts';
import { OPENING_DEPOSIT_DAYS } from '../../../contract/features/casino-values.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { aggregatorVariables, openAggregator } from './aggregator.ts';
import { createCasinoHandlers, createCasinoRequests } from './casino.handlers.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createWallet } from './wallet.ts';
import { createWalletNews } from './wallet-news.ts';
import { importCatalogue, importTitles } from './import-catalogue.ts';
import { callbackRoutes } from './callback.routes.ts';
import { closeSilent } from './unsettled.ts';
import { pictureRoutes } from './picture.routes.ts';
import { startRoutes } from './start.routes.ts';
import { createTableLists } from './table-lists.ts';

const variables = z.object({
  CASINO_DEPOSIT_DAYS: variable(z.coerce.number().int().min(0).max(365).optional(), {
    takes: 'days from 0 to 365; 0: none is needed',
    means: 'a deposit within so many days opens provider games for money',
    unset: '7 in production, else 0',
  }),
  CASINO_IMPORT: variable(z.enum(['on', 'off']).default('on'), {
    takes: 'on or off',
    means: 'takes games over from the aggregator',
  }),
  PROVIDER_WIN_BOUND: variable(z.coerce.number().int().min(1).max(1_000_000_000).default(1_000_000), {
    takes: 'a whole number of base units from 1 to 1000000000',
    means:
      'what a round of a provider pays in money above it is held until a person releases or refuses it at `/office/provider-rounds`',
  }),
  PROVIDER_WIN_TWO_PEOPLE: variable(z.coerce.number().int().min(1).max(1_000_000_000).default(5_000_000), {
    takes: 'a whole number of base units from 1 to 1000000000',
    means: 'a win of a round that paid more than that is released by two people',
  }),
});
/** Origins that game frames may show. */
const frames = z.object({
  CASINO_FRAMES: variable(
    z
      .string()
      .default('')
      .transform((text) => text.split(' ').filter((word) => word !== ''))
      .pipe(z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/))),
    {
      takes: 'origins of providers’ pages, https, with a space between',
      means: "pages that the overlay of a provider's game may show in its frame",
      unset: 'none',
    },
  ),
});
const HUNDREDTHS = 100n;
const IMPORT_EVERY_MS = 600_000;
const SANDBOX_EVERY_MS = 10_000; // short, because testers change its catalogue
const COUNT_EVERY_MS = LIST_RULES.countMinutes * 60_000;
const CLOSE_EVERY_MS = 10_000;

/** Provider games: opening them, and their wallet. */
export const casino = defineFeature({
  contract,
  messages: texts('casino'),
  variables: [variables, frames, aggregatorVariables],
  outside: (read) => ({ frames: read(frames).CASINO_FRAMES }),
  async open(featureTools) {
    const { CASINO_DEPOSIT_DAYS, CASINO_IMPORT, PROVIDER_WIN_BOUND, PROVIDER_WIN_TWO_PEOPLE } =
      featureTools.readVariables(variables);
    const aggregator = openAggregator(featureTools);
    const needed = featureTools.settings.production ? OPENING_DEPOSIT_DAYS : 0; // a demonstration has no deposits
    const tables = aggregator && createTableLists(aggregator.client, featureTools.clock);
    const tools = { ...featureTools, aggregator, tables, depositDays: CASINO_DEPOSIT_DAYS ?? needed };
    const news = createWalletNews(tools);
    const rules = {
      houseAccountId: await houseAccountId(tools.db.pool, 'house.providers'),
      heldAboveMinor: BigInt(PROVIDER_WIN_BOUND) * HUNDREDTHS,
      twoPeopleAboveMinor: BigInt(PROVIDER_WIN_TWO_PEOPLE) * HUNDREDTHS,
    };
    const wallet = createWallet(tools, rules, news);
    const isImporting = CASINO_IMPORT === 'on' && aggregator !== undefined;
    if (isImporting && aggregator.isSandbox) await importTitles(tools);
    const imports = async (): Promise<void> => {
      if (aggregator?.isSandbox && aggregator.pid?.() === undefined) return; // not running, so nothing has changed
      await importCatalogue(tools);
    };
    const importEveryMs = aggregator?.isSandbox ? SANDBOX_EVERY_MS : IMPORT_EVERY_MS;
    return {
      calls: createCasinoHandlers(tools, { houseAccountId: rules.houseAccountId, news }),
      requests: createCasinoRequests(tools),
      async routes(app) {
        await app.register(startRoutes(tools));
        await app.register(pictureRoutes(tools));
        if (aggregator) await app.register(callbackRoutes(tools, aggregator.merchant, wallet));
        await aggregator?.routes(app);
      },
      jobs: [
        ...(isImporting ? [{ name: 'import', everyMs: importEveryMs, run: imports }] : []),
        { name: 'close', everyMs: CLOSE_EVERY_MS, run: () => closeSilent(tools, news) },
        { name: 'count', everyMs: COUNT_EVERY_MS, run: () => casinoStore.countGames(tools.db.pool, tools.clock.now()) },
      ],
      async close() {
        news.close();
        await aggregator?.close();
      },
    };
  },
});
