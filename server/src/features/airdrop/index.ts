import { z } from 'zod';
import { airdrop as contract } from '../../../contract/features/airdrop.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { createAirdropRequests } from './airdrop.handlers.ts';
import { texts } from '../../core/i18n/texts.ts';
import { endDueAirdrops, settleAwards } from './end-airdrops.ts';
import { createRainCalls } from './rain.handlers.ts';
import { rainSchedule, startHouseRain } from './rain-schedule.ts';
import { settleShares, shareDueRains } from './share-rain.ts';

const ENDS_EVERY_MS = 2_000;
const AWARDS_EVERY_MS = 60_000;
const RAIN_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;
const MAX_MINUTES = 10_080;
const HUNDREDTHS = 100n;

const variables = z.object({
  AIRDROP_MINUTES: variable(z.coerce.number().int().min(1).max(MAX_MINUTES).default(60), {
    takes: 'a whole number of minutes from 1 to 10080',
    means: 'after which an airdrop ends and what nobody took goes back',
  }),
  AIRDROP_HOUSE_PER_DAY: variable(z.coerce.number().int().min(0).max(1_000_000_000).default(10_000), {
    takes: 'a whole number of base units from 0 to 1000000000',
    means: "base units that admins' airdrops may give in all on a Moscow day, at the house's expense; 0: none",
  }),
  AIRDROP_PROOF_FROM: variable(z.coerce.number().int().min(0).max(1_000_000_000).default(1_000), {
    takes: 'a whole number of base units from 0 to 1000000000',
    means:
      'who gives away more in airdrops and rains within 24 hours shows the password, a linked profile or the second factor again',
  }),
});

/** Airdrops and rains: money from a player or the house for the first players who claim it, or for all who were there. */
export const airdrop = defineFeature({
  contract,
  messages: texts('airdrop'),
  variables: [variables],
  open(featureTools) {
    const { AIRDROP_MINUTES, AIRDROP_HOUSE_PER_DAY, AIRDROP_PROOF_FROM } = featureTools.readVariables(variables);
    const airdrops = {
      lastsMs: AIRDROP_MINUTES * MINUTE_MS,
      houseDayMinor: BigInt(AIRDROP_HOUSE_PER_DAY) * HUNDREDTHS,
      proofFromMinor: BigInt(AIRDROP_PROOF_FROM) * HUNDREDTHS,
    };
    const tools = { ...featureTools, airdrops };
    return {
      calls: createRainCalls(tools),
      requests: createAirdropRequests(tools),
      houseChanges: [rainSchedule],
      jobs: [
        { name: 'ends', everyMs: ENDS_EVERY_MS, run: () => endDueAirdrops(tools) },
        { name: 'awards', everyMs: AWARDS_EVERY_MS, run: () => settleAwards(tools) },
        { name: 'rains', everyMs: ENDS_EVERY_MS, run: () => shareDueRains(tools) },
        { name: 'houseRain', everyMs: RAIN_EVERY_MS, run: () => startHouseRain(tools) },
        { name: 'shares', everyMs: AWARDS_EVERY_MS, run: () => settleShares(tools) },
      ],
    };
  },
});
