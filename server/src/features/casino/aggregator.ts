import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FeatureTools } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { allOrNone } from '../../core/payments/all-or-none.ts';
import { createSlotegrator, type Slotegrator } from '../../providers/slotegrator/slotegrator.client.ts';
import { openSlotegratorSandbox } from '../../providers/slotegrator/slotegrator.sandbox.ts';
import type { Merchant } from '../../providers/slotegrator/slotegrator.signature.ts';

/** The aggregator of provider games. */
export interface Aggregator {
  isSandbox: boolean;
  client: Slotegrator;
  merchant: Merchant; // signs requests and callbacks
  pid?(): number | undefined; // pid of the simulator, while it runs
  /** Adds its routes to our own server. */
  routes(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/** The account at the aggregator. */
export const aggregatorVariables = z
  .object({
    SLOTEGRATOR_URL: variable(z.url({ protocol: /^https?$/ }).optional(), {
      takes: 'the address of the GIS API, without a slash at its end',
      means: 'the aggregator of provider games, which calls back at `/api/slotegrator/callback`',
      unset: 'simulated at `/sandbox/slotegrator`, or games are listed and do not open',
    }),
    SLOTEGRATOR_MERCHANT_ID: variable(z.string().min(1).optional(), {
      takes: 'the id of our account at Slotegrator',
      means: 'our account there',
    }),
    SLOTEGRATOR_MERCHANT_KEY: variable(z.string().min(1).optional(), {
      takes: 'the key that signs requests and callbacks',
      means: 'signs both ways',
    }),
  })
  .superRefine(allOrNone(['SLOTEGRATOR_URL', 'SLOTEGRATOR_MERCHANT_ID', 'SLOTEGRATOR_MERCHANT_KEY']));

/** Connects to the aggregator with our account, or simulates it where that is allowed; undefined: neither. */
export const openAggregator = (tools: FeatureTools): Aggregator | undefined => {
  const { SLOTEGRATOR_URL, SLOTEGRATOR_MERCHANT_ID, SLOTEGRATOR_MERCHANT_KEY } =
    tools.readVariables(aggregatorVariables);
  if (SLOTEGRATOR_URL === undefined || !SLOTEGRATOR_MERCHANT_ID || !SLOTEGRATOR_MERCHANT_KEY)
    return tools.settings.allowSandbox ? openSlotegratorSandbox(tools) : undefined;
  const merchant = { merchantId: SLOTEGRATOR_MERCHANT_ID, merchantKey: SLOTEGRATOR_MERCHANT_KEY };
  return {
    isSandbox: false,
    client: createSlotegrator({ ...merchant, baseUrl: () => SLOTEGRATOR_URL }),
    merchant,
    routes: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};
