import { dayOf } from 'db';
import { z } from 'zod';
import { partner as contract } from '../../../contract/features/partner.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { texts } from '../../core/i18n/texts.ts';
import { bookDueDays } from './book-earnings.ts';
import { createClickCounter } from './clicks.ts';
import { deliverPostbacks, forgetOld } from './deliver.ts';
import { createPartnerCalls, createPartnerRequests } from './partner.handlers.ts';

const DAYS_EVERY_MS = 60_000;
const POSTBACKS_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;

const telegramBot = z.object({
  TELEGRAM_BOT_NAME: variable(z.string().optional(), { takes: 'the name of that bot, without @' }),
});

/** The partner programme: referrals, campaigns, what they earn their partner, and its conversion. */
export const partner = defineFeature({
  contract,
  messages: texts('partner'),
  variables: [telegramBot],
  open(tools) {
    const { TELEGRAM_BOT_NAME: bot } = tools.readVariables(telegramBot);
    const sandbox = () => (tools.settings.allowSandbox ? `${tools.siteUrl()}/sandbox/telegram/webapp?startapp=` : null);
    const clicks = createClickCounter(tools);
    return {
      calls: createPartnerCalls(tools, () => (bot === undefined ? sandbox() : `https://t.me/${bot}?startapp=`)),
      requests: createPartnerRequests(tools),
      onPage: clicks.onPage,
      jobs: [
        { name: 'days', everyMs: DAYS_EVERY_MS, run: () => bookDueDays(tools) },
        { name: 'postbacks', everyMs: POSTBACKS_EVERY_MS, run: () => deliverPostbacks(tools) },
        { name: 'forget', everyMs: FORGET_EVERY_MS, run: () => forgetOld(tools, dayOf(tools.clock.now())) },
      ],
      close: clicks.close,
    };
  },
});
