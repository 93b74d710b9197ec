import { z } from 'zod';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { CourseSource, CryptoGateway, SandboxStore } from '../../core/payments/gateways.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { createFiat } from '../../providers/fiat/fiat.client.ts';
import { createFiatSimulator } from '../../providers/fiat/fiat.simulator.ts';
import type { DepositGateways } from './deposit-gateways.ts';

const variables = z.object({
  FIAT_URL: z.url({ protocol: /^https$/ }).optional(),
  FIAT_API_KEY: z.string().min(1).optional(),
  FIAT_SECRET: z.string().min(16).optional(),
});

const takes = {
  FIAT_URL: 'the https:// address of the provider of deposits by fiat, or nothing',
  FIAT_API_KEY: 'our key at that provider; needed with FIAT_URL',
  FIAT_SECRET:
    'the secret that signs what we ask of it and its callbacks, at least 16 characters; needed with FIAT_URL',
} as const;

type Variables = z.output<typeof variables>;

/** An outside provider, or its simulator. */
type Opened = Pick<DepositGateways, 'fiat' | 'crypto' | 'polled'> & { simulate?: DepositGateways['simulate'] };

const off: Opened = { fiat: [], crypto: [], polled: [] };
const FIAT_SANDBOX = '/sandbox/fiat';

const storeOf = ({ em, clock }: FeatureTools, provider: string): SandboxStore =>
  createSandboxStore(provider, { em, clock });

const openFiat = (tools: FeatureTools, { FIAT_URL, FIAT_API_KEY, FIAT_SECRET }: Variables): Opened => {
  const { settings, secrets, localUrl } = tools;
  if (FIAT_URL !== undefined && FIAT_API_KEY !== undefined && FIAT_SECRET !== undefined) {
    const account = { baseUrl: () => FIAT_URL, apiKey: FIAT_API_KEY, secret: FIAT_SECRET };
    return { ...off, fiat: Object.values(createFiat(account)) };
  }
  if (!settings.allowSandbox) return off;
  const account = { apiKey: 'sandbox', secret: secrets.keyFor('sandbox.fiat').toString('hex') };
  const simulator = createFiatSimulator({ ...account, store: storeOf(tools, 'fiat') });
  return {
    ...off,
    fiat: Object.values(createFiat({ ...account, baseUrl: () => localUrl() + FIAT_SANDBOX })),
    simulate: async (app) => void (await app.register(simulator, { prefix: FIAT_SANDBOX })),
  };
};

/**
 * Opens what is configured. Without keys a provider is simulated where sandboxes are allowed, and off elsewhere: its
 * payways are not shown.
 */
export const openProviders = (
  tools: FeatureTools,
): { gateways: DepositGateways; courses: CourseSource | undefined } => {
  const read = tools.readVariables(variables, takes);
  const opened = [openFiat(tools, read)];
  const polled: readonly CryptoGateway[] = opened.flatMap((one) => one.polled);
  const isSimulated = opened.some(({ simulate }) => simulate !== undefined);
  const gateways: DepositGateways = {
    fiat: opened.flatMap(({ fiat }) => fiat),
    crypto: opened.flatMap(({ crypto }) => crypto),
    polled,
    origin: isSimulated ? tools.localUrl : tools.siteUrl,
    async simulate(app) {
      for (const { simulate } of opened) await simulate?.(app);
    },
  };
  return { gateways, courses: undefined };
};
