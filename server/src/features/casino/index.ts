import { casino as casinoStore, houseAccountId } from 'db';
import { z } from 'zod';
import { casino as contract } from '../../../contract/features/casino.contract.ts';
import { LIST_RULES } from '../../../contract/features/catalogue-values.ts';
import { OPENING_DEPOSIT_DAYS } from '../../../contract/features/casino-values.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { openAggregator } from './aggregator.ts';
import { createCasinoHandlers, createCasinoRequests } from './casino.handlers.ts';
import { casinoMessages } from './casino.messages.ts';
import { createWallet } from './wallet.ts';
import { createWalletNews } from './wallet-news.ts';
import { importCatalogue, importTitles } from './import-catalogue.ts';
import { callbackRoutes } from './callback.routes.ts';
import { closeSilent } from './close-silent.ts';
import { pictureRoutes } from './picture.routes.ts';
import { startRoutes } from './start.routes.ts';
import { createTableLists } from './table-lists.ts';

const variables = z.object({
  CASINO_DEPOSIT_DAYS: z.coerce.number().int().min(0).max(365).optional(),
  CASINO_IMPORT: z.enum(['on', 'off']).default('on'),
});
/** Origins that game frames may show. */
const frames = z.object({
  CASINO_FRAMES: z
    .string()
    .default('')
    .transform((text) => text.split(' ').filter((word) => word !== ''))
    .pipe(z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/))),
});
const IMPORT_EVERY_MS = 600_000;
const SANDBOX_EVERY_MS = 10_000; // short, because testers change its catalogue
const COUNT_EVERY_MS = LIST_RULES.countMinutes * 60_000;
const CLOSE_EVERY_MS = 10_000;

/** Provider games: opening them, and their wallet. */
export const casino = defineFeature({
  contract,
  messages: casinoMessages,
  outside(read) {
    const { CASINO_FRAMES } = read(frames, {
      CASINO_FRAMES: 'origins of providers’ pages, https, with a space between',
    });
    return { frames: CASINO_FRAMES };
  },
  async open(featureTools) {
    const { CASINO_DEPOSIT_DAYS, CASINO_IMPORT } = featureTools.readVariables(variables, {
      CASINO_DEPOSIT_DAYS: 'days from 0 to 365 within which a deposit opens games for money; 0: none is needed',
      CASINO_IMPORT: 'on or off: whether games are taken over from the aggregator',
    });
    const aggregator = openAggregator(featureTools);
    const needed = featureTools.settings.production ? OPENING_DEPOSIT_DAYS : 0; // a demonstration has no deposits
    const tables = aggregator && createTableLists(aggregator.client, featureTools.clock);
    const tools = { ...featureTools, aggregator, tables, depositDays: CASINO_DEPOSIT_DAYS ?? needed };
    const news = createWalletNews(tools);
    const wallet = createWallet(tools, await houseAccountId(tools.db.pool, 'house.providers'), news);
    const isImporting = CASINO_IMPORT === 'on' && aggregator !== undefined;
    if (isImporting && aggregator.isSandbox) await importTitles(tools);
    const imports = async (): Promise<void> => {
      if (aggregator?.isSandbox && aggregator.pid?.() === undefined) return; // not running, so nothing has changed
      await importCatalogue(tools);
    };
    const importEveryMs = aggregator?.isSandbox ? SANDBOX_EVERY_MS : IMPORT_EVERY_MS;
    return {
      calls: createCasinoHandlers(tools),
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
