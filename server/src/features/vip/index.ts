import { z } from 'zod';
import { vip as contract } from '../../../contract/features/vip.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { createVipHandlers } from './vip.handlers.ts';

const variables = z.object({
  VIP_ASSISTANT_URL: variable(z.url({ protocol: /^(?:https|tg)$/ }).optional(), {
    takes: 'an https:// or tg:// address',
    means: 'the private assistant of players from VIP11 on',
    unset: 'none is mentioned',
  }),
});

/** The VIP club: announcements of new levels, and the private assistant. */
export const vip = defineFeature({
  contract,
  variables: [variables],
  open({ db, configs, clock, readVariables }) {
    const { VIP_ASSISTANT_URL } = readVariables(variables);
    return { calls: createVipHandlers({ db, configs, clock, assistantUrl: VIP_ASSISTANT_URL ?? null }) };
  },
});
