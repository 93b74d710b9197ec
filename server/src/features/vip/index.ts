import { z } from 'zod';
import { vip as contract } from '../../../contract/features/vip.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createVipHandlers } from './vip.handlers.ts';

const variables = z.object({ VIP_ASSISTANT_URL: z.url({ protocol: /^(?:https|tg)$/ }).optional() });

/** The VIP club: announcements of new levels, and the private assistant. */
export const vip = defineFeature({
  contract,
  open({ db, configs, readVariables }) {
    const { VIP_ASSISTANT_URL } = readVariables(variables, { VIP_ASSISTANT_URL: 'an https:// or tg:// address' });
    return { calls: createVipHandlers({ db, configs, assistantUrl: VIP_ASSISTANT_URL ?? null }) };
  },
});
