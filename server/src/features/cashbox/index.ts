import { cashbox as stored } from 'db';
import { cashbox as contract } from '../../../contract/features/cashbox.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { callbackRoutes } from './callbacks.routes.ts';
import { createCashTools } from './cash-tools.ts';
import { createCashboxHandlers } from './cashbox.handlers.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createCourses } from './courses.ts';
import { createCryptoDeposits } from './crypto-deposits.ts';
import { expireDeposits } from './deposit-finish.ts';
import { createLooseHandlers } from './loose.handlers.ts';
import { sendRefunds } from './refund-loose.ts';
import { pollDeposits } from './poll.ts';
import { providerVariables } from './provider-variables.ts';
import { tonSources } from './open-ton.ts';
import { openProviders } from './providers.ts';
import { reconcile } from './reconcile.ts';
import { settleWaiting } from './settle-waiting.ts';
import { createTonWallets } from './ton-wallets.ts';

const EXPIRE_EVERY_MS = 10_000;
const POLL_EVERY_MS = 10_000;
const RECONCILE_EVERY_MS = 600_000;
const REFUND_EVERY_MS = 5_000;
const WATCH_EVERY_MS = 10_000;

/** Deposits: asked for, told of by providers, credited once. */
export const cashbox = defineFeature({
  contract,
  messages: texts('cashbox'),
  variables: [providerVariables],
  outside: (read) => tonSources(read(providerVariables)),
  async open(featureTools) {
    const { gateways, courses: read, routes } = openProviders(featureTools);
    const tools = createCashTools(featureTools, gateways);
    const coins = createCryptoDeposits(tools);
    const courses = read.source && createCourses(tools, read.source, read.everyMs);
    if (!courses) await stored.courseRepository(tools.em()).forgetSource();
    else if (read.isReal) await courses.begin();
    return {
      requests: createCashboxHandlers(tools, coins, createTonWallets(tools)),
      calls: createLooseHandlers(tools),
      async routes(app) {
        await app.register(callbackRoutes(tools));
        await routes(app);
      },
      jobs: [
        { name: 'expire', everyMs: EXPIRE_EVERY_MS, run: () => expireDeposits(tools) },
        { name: 'poll', everyMs: POLL_EVERY_MS, run: () => pollDeposits(tools) },
        { name: 'reconcile', everyMs: RECONCILE_EVERY_MS, run: () => reconcile(tools) },
        { name: 'refunds', everyMs: REFUND_EVERY_MS, run: () => sendRefunds(tools) },
        { name: 'waiting', everyMs: POLL_EVERY_MS, run: () => settleWaiting(tools) },
        ...(courses
          ? [
              { name: 'courses', everyMs: read.everyMs, run: () => courses.refresh() },
              { name: 'course-watch', everyMs: WATCH_EVERY_MS, run: () => courses.watch() },
            ]
          : []),
      ],
    };
  },
});
