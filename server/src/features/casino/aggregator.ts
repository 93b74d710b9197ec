import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../core/features/feature.ts';
import { allOrNone } from '../../core/payments/all-or-none.ts';
import { createSlotegrator, type Slotegrator } from '../../providers/slotegrator/slotegrator.client.ts';
import type { Merchant } from '../../providers/slotegrator/slotegrator.signature.ts';

/** The aggregator that games are opened at. */
export interface Aggregator {
  isSandbox: boolean;
  client: Slotegrator;
  merchant: Merchant; // signs both ways
  /** Serves what it has on our own address. */
  routes(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

const names = ['SLOTEGRATOR_URL', 'SLOTEGRATOR_MERCHANT_ID', 'SLOTEGRATOR_MERCHANT_KEY'] as const;
const variables = z
  .object({
    SLOTEGRATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
    SLOTEGRATOR_MERCHANT_ID: z.string().min(1).optional(),
    SLOTEGRATOR_MERCHANT_KEY: z.string().min(1).optional(),
  })
  .superRefine(allOrNone(names));

/** Opens the aggregator with our account; undefined where there is none. */
export const openAggregator = ({ readVariables }: Pick<FeatureTools, 'readVariables'>): Aggregator | undefined => {
  const { SLOTEGRATOR_URL, SLOTEGRATOR_MERCHANT_ID, SLOTEGRATOR_MERCHANT_KEY } = readVariables(variables, {
    SLOTEGRATOR_URL: 'the address of the GIS API, without a slash at its end',
    SLOTEGRATOR_MERCHANT_ID: 'the id of our account at Slotegrator',
    SLOTEGRATOR_MERCHANT_KEY: 'the key that signs requests and callbacks',
  });
  if (SLOTEGRATOR_URL === undefined || !SLOTEGRATOR_MERCHANT_ID || !SLOTEGRATOR_MERCHANT_KEY) return undefined;
  const merchant = { merchantId: SLOTEGRATOR_MERCHANT_ID, merchantKey: SLOTEGRATOR_MERCHANT_KEY };
  return {
    isSandbox: false,
    client: createSlotegrator({ ...merchant, baseUrl: () => SLOTEGRATOR_URL }),
    merchant,
    routes: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};
