import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { FeatureTools } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { allOrNone, coursesFor } from '../../core/payments/all-or-none.ts';
import type { PayoutGateway } from '../../core/payments/gateways.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import type { ApiAccount } from '../../core/payments/signed-api.ts';
import { isCoinAddress } from '../../providers/cryptapi/coin-addresses.ts';
import {
  createCryptApiPayouts,
  createCryptoPayoutsSimulator,
  CRYPTO_PAYOUTS_PATH,
} from '../../providers/cryptapi/cryptapi.payouts.ts';
import { createPayouts } from '../../providers/payouts/payouts.client.ts';
import { createPayoutsSimulator } from '../../providers/payouts/payouts.simulator.ts';
import { parseTonAddress } from '../../core/payments/destination-key.ts';
import { createTonPayouts, createTonSignerSimulator, TON_SIGNER_PATH } from '../../providers/ton/ton-signer.ts';
import type { PayoutGateways } from './payout-gateways.ts';

const url = z.url({ protocol: /^https?$/ }).optional();
const key = z.string().min(1).optional();
const secret = z.string().min(16).optional();

const address = 'an address, https:// or http://, or nothing';
const account = 'the key of our account there';
const shared = 'at least 16 characters: the secret of that account';

/** The accounts at providers of payouts. */
export const payoutVariables = z
  .object({
    PAYOUTS_URL: variable(url, {
      takes: address,
      means:
        'the provider of payouts to cards, phones and wallets; its contract stands in `server/src/providers/payouts/payouts.contract.ts`',
      unset: 'simulated at `/sandbox/payouts`, or off',
    }),
    PAYOUTS_KEY: variable(key, { takes: account, means: 'our account there' }),
    PAYOUTS_SECRET: variable(secret, { takes: shared, means: 'signs both ways' }),
    CRYPTO_PAYOUTS_URL: variable(url, {
      takes: address,
      means: 'the same contract for coins',
      unset: 'simulated at `/sandbox/cryptapi/payouts`, or off',
    }),
    CRYPTO_PAYOUTS_KEY: variable(key, { takes: account, means: 'our account there' }),
    CRYPTO_PAYOUTS_SECRET: variable(secret, { takes: shared, means: 'signs both ways' }),
    TON_SIGNER_URL: variable(url, {
      takes: address,
      means: "the same contract: the signer that holds the key of the house's TON wallet",
      unset: 'simulated at `/sandbox/ton/signer`, or off',
    }),
    TON_SIGNER_KEY: variable(key, { takes: account, means: 'our account there' }),
    TON_SIGNER_SECRET: variable(secret, { takes: shared, means: 'signs both ways' }),
    COURSES_URL: variable(url, {
      takes: 'the https:// address of a JSON source of courses; with coins it is needed in production',
    }),
    NODE_ENV: variable(z.string().optional(), { takes: 'production, or something else' }),
  })
  .superRefine(allOrNone(['PAYOUTS_URL', 'PAYOUTS_KEY', 'PAYOUTS_SECRET']))
  .superRefine(allOrNone(['CRYPTO_PAYOUTS_URL', 'CRYPTO_PAYOUTS_KEY', 'CRYPTO_PAYOUTS_SECRET']))
  .superRefine(allOrNone(['TON_SIGNER_URL', 'TON_SIGNER_KEY', 'TON_SIGNER_SECRET']))
  .superRefine(coursesFor(['CRYPTO_PAYOUTS_URL', 'TON_SIGNER_URL']));

type Variables = z.output<typeof payoutVariables>;

/** Addresses of the providers' accounts. All speak the contract of payouts.contract.ts. */
const providers = [
  { path: '/sandbox/payouts', prefix: 'PAYOUTS', create: createPayouts, simulate: createPayoutsSimulator },
  {
    path: CRYPTO_PAYOUTS_PATH,
    prefix: 'CRYPTO_PAYOUTS',
    create: createCryptApiPayouts,
    simulate: createCryptoPayoutsSimulator,
  },
  { path: TON_SIGNER_PATH, prefix: 'TON_SIGNER', create: createTonPayouts, simulate: createTonSignerSimulator },
] as const;

interface Opened {
  path: string;
  gateway: PayoutGateway;
  simulator: FastifyPluginCallback | undefined;
}

const accountOf = (
  prefix: (typeof providers)[number]['prefix'],
  variables: Variables,
): Omit<ApiAccount, 'timeoutMs'> | undefined => {
  const [baseUrl, apiKey, password] = [
    variables[`${prefix}_URL`],
    variables[`${prefix}_KEY`],
    variables[`${prefix}_SECRET`],
  ];
  if (baseUrl === undefined || apiKey === undefined || password === undefined) return undefined;
  return { baseUrl: () => baseUrl.replace(/\/$/, ''), apiKey, secret: password };
};

/** One provider: by our account, else simulated where that is allowed, else none. */
const openProvider = (
  tools: FeatureTools,
  variables: Variables,
  { path, prefix, create, simulate }: (typeof providers)[number],
): Opened[] => {
  const real = accountOf(prefix, variables);
  if (real) return [{ path, gateway: create(real), simulator: undefined }];
  if (!tools.settings.allowSandbox) return [];
  const sandbox = { apiKey: 'sandbox', secret: tools.secrets.keyFor(`sandbox ${path}`).toString('hex') };
  const gateway = create({ ...sandbox, baseUrl: () => tools.localUrl() + path });
  const store = createSandboxStore(`payouts.${gateway.id}`, tools);
  return [{ path, gateway, simulator: simulate({ ...sandbox, store }) }];
};

/** The providers of payouts that are configured, with their simulators. */
export const openPayoutGateways = (tools: FeatureTools): PayoutGateways => {
  const variables = tools.readVariables(payoutVariables);
  const opened = providers.flatMap((provider) => openProvider(tools, variables, provider));
  const byId = new Map(opened.map(({ gateway }) => [gateway.id, gateway]));
  const simulated = new Set(opened.filter(({ simulator }) => simulator).map(({ gateway }) => gateway.id));
  return {
    all: opened.map(({ gateway }) => gateway),
    find: (provider) => byId.get(provider),
    isAddress: (provider, coin, text) =>
      provider === 'ton' ? parseTonAddress(text) !== undefined : isCoinAddress(coin, text),
    origin: (provider) => (simulated.has(provider) ? tools.localUrl() : tools.siteUrl()),
    async simulate(app) {
      for (const { path, simulator } of opened) if (simulator) await app.register(simulator, { prefix: path });
    },
  };
};
