import { z } from 'zod';
import { airdrop as contract } from '../../../contract/features/airdrop.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createAirdropRequests } from './airdrop.handlers.ts';
import { airdropMessages } from './airdrop.messages.ts';
import { endDueAirdrops, settleAwards } from './end-airdrops.ts';

const ENDS_EVERY_MS = 2_000;
const AWARDS_EVERY_MS = 60_000;
const MINUTE_MS = 60_000;
const MAX_MINUTES = 10_080;
const HUNDREDTHS = 100n;

const variables = z.object({
  AIRDROP_MINUTES: z.coerce.number().int().min(1).max(MAX_MINUTES).default(60),
  AIRDROP_HOUSE_PER_DAY: z.coerce.number().int().min(0).max(1_000_000_000).default(10_000),
});

/** Airdrops: money from a player or the house for the first players who claim it. */
export const airdrop = defineFeature({
  contract,
  messages: airdropMessages,
  open(featureTools) {
    const { AIRDROP_MINUTES, AIRDROP_HOUSE_PER_DAY } = featureTools.readVariables(variables, {
      AIRDROP_MINUTES: 'a whole number of minutes from 1 to 10080',
      AIRDROP_HOUSE_PER_DAY: 'a whole number of base units from 0 to 1000000000',
    });
    const airdrops = {
      lastsMs: AIRDROP_MINUTES * MINUTE_MS,
      houseDayMinor: BigInt(AIRDROP_HOUSE_PER_DAY) * HUNDREDTHS,
    };
    const tools = { ...featureTools, airdrops };
    return {
      requests: createAirdropRequests(tools),
      jobs: [
        { name: 'ends', everyMs: ENDS_EVERY_MS, run: () => endDueAirdrops(tools) },
        { name: 'awards', everyMs: AWARDS_EVERY_MS, run: () => settleAwards(tools) },
      ],
    };
  },
});
