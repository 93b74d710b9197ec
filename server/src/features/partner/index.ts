import { partner as contract } from '../../../contract/features/partner.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { bookDueDays } from './book-earnings.ts';
import { createPartnerCalls, createPartnerRequests } from './partner.handlers.ts';

const DAYS_EVERY_MS = 60_000;

/** The partner programme: referrals, what they earn their partner, and its conversion. */
export const partner = defineFeature({
  contract,
  messages: texts('partner'),
  open: (tools) => ({
    calls: createPartnerCalls(tools),
    requests: createPartnerRequests(tools),
    jobs: [{ name: 'days', everyMs: DAYS_EVERY_MS, run: () => bookDueDays(tools) }],
  }),
});
