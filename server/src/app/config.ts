import { parseVerifierKey } from 'games-engine/log';
import { z } from 'zod';
import type { SiteLinks } from '../../contract/site.contract.ts';
import {
  accountTakes,
  accountVariables,
  readAccounts,
  secretAccountVariables,
  type AccountsConfig,
} from './config-accounts.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const proxies = z
  .string()
  .regex(/^(?:true|false|[1-9])$/)
  .default('false')
  .transform((value) => (value === 'true' ? 1 : Number(value) || 0));

const verifierKeys = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((key) => key !== ''))
  .refine((keys) => keys.every((key) => parseVerifierKey(key, 'witness') !== undefined));

const relays = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((url) => url !== ''))
  .refine((urls) => urls.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')));

const outside = z.url({ protocol: /^(?:https|mailto|tg)$/ });

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_CREDIT: z.coerce.number().int().min(0).max(1_000_000).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_SIGNING_KEY: z.base64().optional(),
  LOG_WITNESSES: verifierKeys,
  TRUST_PROXY: proxies,
  SOCKETS_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(400),
  CALLS_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(50),
  BEACON_URL: relays,
  BEACON_PERIOD: z.coerce.number().int().min(1).max(60).default(3),
  RANDOM_ORG_API_KEY: z.string().min(1).optional(),
  RANDOM_ORG_PUBLIC_KEY: z.string().min(1).optional(),
  RANDOM_ORG_URL: z.url({ protocol: /^https?$/ }).optional(),
  VOID_AFTER: z.coerce.number().int().min(0).max(3600).default(30),
  SUPPORT_URL: outside.default('mailto:support@glasshouse.example'),
  INVESTMENT_URL: outside.optional(),
  ...accountVariables,
});

/** What each variable takes, in words: part of the message when one is wrong. */
export const takes: Record<keyof z.infer<typeof environmentSchema>, string> = {
  NODE_ENV: 'development, test or production',
  PORT: 'a port number from 0 (any free one) to 65535',
  HOST: 'an address to listen on',
  METRICS_PORT: 'a port number from 0 (any free one) to 65535, or nothing: then no metrics are served',
  METRICS_HOST: 'an address to serve metrics on',
  PUBLIC_URL: 'the address of the site as a browser sees it, for example https://example.com',
  DATABASE_URL: 'a postgres:// address, or nothing for the embedded server',
  DATA_DIR: 'a folder that can be written to, for the embedded database, keys and uploads',
  DEMO_CREDIT: 'a whole number of base units from 0 to 1000000',
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
  LOG_SIGNING_KEY: 'an Ed25519 private key, PKCS #8 DER in base64',
  LOG_WITNESSES: 'verifier keys of witnesses (name+hash+base64, as a witness prints its own), with spaces between them',
  TRUST_PROXY: 'true, false or how many proxies there are, 1 to 9',
  SOCKETS_PER_NETWORK: 'a whole number from 1 to 1000000',
  CALLS_PER_SECOND: 'a whole number from 1 to 1000000',
  BEACON_URL: 'addresses of relays of drand quicknet with spaces between them, or nothing',
  BEACON_PERIOD: 'seconds from 1 to 60 between rounds of the simulated beacon',
  RANDOM_ORG_API_KEY: 'an API key of random.org, or nothing',
  RANDOM_ORG_PUBLIC_KEY: 'random.org’s public key or certificate, PEM or DER in base64',
  RANDOM_ORG_URL: 'the address of random.org’s API, or of a simulator of it',
  VOID_AFTER: 'a whole number of seconds from 0 to 3600',
  SUPPORT_URL: 'an https://, mailto: or tg:// address where support answers',
  INVESTMENT_URL: 'an https://, mailto: or tg:// address for investors, or nothing',
  ...accountTakes,
};

/** A start that cannot be: says which variable, what it got and what it takes. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

export interface Config extends AccountsConfig {
  production: boolean;
  port: number; // 0: any free one
  host: string;
  metrics: { host: string; port: number } | undefined; // where Prometheus finds them; undefined: nowhere
  publicOrigin: string | undefined; // the only Origin allowed when set; else the address the browser asked for
  databaseUrl: string | undefined; // undefined: the embedded server in dataDir
  dataDir: string;
  demoCreditMinor: bigint; // what a new account starts with, base hundredths
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  logSigningKey: string | undefined;
  logWitnesses: readonly string[]; // verifier keys of who may cosign heads
  trustProxy: number; // so many proxies in front of us say truly whom they were asked by
  callsPerSecond: number; // of one connection; twice that of a user, ten times of a network
  beaconPeriodSeconds: number; // of the simulated beacon
  beaconUrls: readonly string[]; // relays of drand quicknet; none: a simulated beacon in a sandbox, else public relays
  socketsPerNetwork: number; // open at the same time; a page opens two
  randomOrg: { apiKey: string; publicKey: string; url: string | undefined } | undefined; // for configs of the wheel that draw by it
  voidAfterMs: number; // a shared round found open so long after its deadline is void: its stakes are returned
  links: SiteLinks;
  environment: Environment; // for the variables of areas
}

/** What is dangerous about a configuration that is allowed all the same. */
export const warningsOf = ({ production, allowSandbox, publicOrigin }: Config): string[] => {
  if (!production) return [];
  const warnings: string[] = [];
  if (allowSandbox)
    warnings.push(
      'ALLOW_SANDBOX is on in production: anybody can sign in as any user of a simulated provider. ' +
        'Unset it before real people come.',
    );
  if (!publicOrigin?.startsWith('https:'))
    warnings.push('PUBLIC_URL is not https: sessions can be read on the way to the server.');
  return warnings;
};

const secret = new Set<string>(['DATABASE_URL', 'LOG_SIGNING_KEY', 'RANDOM_ORG_API_KEY', ...secretAccountVariables]);

/** By which names an area's variables are known to be secret. */
const SECRET = /CLIENT|KEY|SECRET|TOKEN|PASSWORD/;

/** The set variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface Wording {
  environment: Environment;
  takes: Readonly<Record<string, string>>; // what each variable takes, in words
  isSecret(name: string): boolean; // its value is not shown
}

const explain = ({ issues }: z.ZodError, { environment, takes: words, isSecret }: Wording): ConfigError => {
  const lines = issues.map(({ path }) => {
    const name = String(path[0]);
    const value = JSON.stringify(environment[name]) ?? 'nothing';
    const got = isSecret(name) && value !== 'nothing' ? 'a value that is not shown' : value;
    return `${name}: got ${got}, takes ${words[name]}`;
  });
  return new ConfigError(lines.join('\n'));
};

/** Reads an area's variables. `words` say what each takes. Throws ConfigError. */
export const readVariables = <Schema extends z.ZodObject>(
  environment: Environment,
  schema: Schema,
  words: Readonly<Record<keyof Schema['shape'], string>>,
): z.output<Schema> => {
  const { data, error } = schema.safeParse(environment);
  if (error) throw explain(error, { environment, takes: words, isSecret: (name) => SECRET.test(name) });
  return data;
};

/** Reads the environment once. An empty variable counts as unset. Throws ConfigError. */
export const parseConfig = (environment: Record<string, string | undefined>): Config => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (parsed.error) throw explain(parsed.error, { environment: set, takes, isSecret: (name) => secret.has(name) });
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.PUBLIC_URL === undefined) {
    throw new ConfigError(`PUBLIC_URL: got nothing, takes ${takes.PUBLIC_URL}; in production it must be set`);
  }
  if (production && env.DATABASE_URL === undefined) {
    throw new ConfigError(`DATABASE_URL: got nothing, takes ${takes.DATABASE_URL}; in production it must be set`);
  }
  if (production && env.LOG_SIGNING_KEY === undefined) {
    throw new ConfigError(`LOG_SIGNING_KEY: got nothing, takes ${takes.LOG_SIGNING_KEY}; in production it must be set`);
  }
  const { RANDOM_ORG_API_KEY: apiKey, RANDOM_ORG_PUBLIC_KEY: publicKey } = env;
  if (apiKey !== undefined && publicKey === undefined) {
    throw new ConfigError(
      `RANDOM_ORG_PUBLIC_KEY: got nothing, takes ${takes.RANDOM_ORG_PUBLIC_KEY}; with RANDOM_ORG_API_KEY it must be set`,
    );
  }
  const accounts = readAccounts(env, production);
  if ('missing' in accounts) {
    const { missing, because } = accounts;
    throw new ConfigError(`${missing}: got nothing, takes ${accountTakes[missing]}; ${because} it must be set`);
  }
  return {
    ...accounts,
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    publicOrigin: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    demoCreditMinor: BigInt(env.DEMO_CREDIT ?? (production ? 0 : 1000)) * 100n,
    logLevel: env.LOG_LEVEL,
    logSigningKey: env.LOG_SIGNING_KEY,
    logWitnesses: env.LOG_WITNESSES,
    trustProxy: env.TRUST_PROXY,
    callsPerSecond: env.CALLS_PER_SECOND,
    beaconPeriodSeconds: env.BEACON_PERIOD,
    beaconUrls: env.BEACON_URL,
    socketsPerNetwork: env.SOCKETS_PER_NETWORK,
    randomOrg:
      apiKey === undefined || publicKey === undefined ? undefined : { apiKey, publicKey, url: env.RANDOM_ORG_URL },
    voidAfterMs: env.VOID_AFTER * 1000,
    links: { support: env.SUPPORT_URL, investment: env.INVESTMENT_URL ?? null, isSandbox: accounts.allowSandbox },
    environment: set,
  };
};
