import { parseVerifierKey } from 'games-engine/log';
import { z } from 'zod';
import type { SiteLinks } from '../../contract/site.contract.ts';
import type { S3Settings } from '../core/documents/s3-bucket.ts';
import { variable, variableWords } from '../core/features/variable.ts';
import { accountVariables, readAccounts, type AccountsConfig } from './config-accounts.ts';

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

const signingKeys = z.string().refine((text) => {
  const keys = text.trim().split(/\s+/);
  return keys.length <= 2 && keys.every((key) => z.base64().safeParse(key).success && key !== '');
});

const relays = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((url) => url !== ''))
  .refine((urls) => urls.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')));

const outside = z.url({ protocol: /^(?:https|mailto|tg)$/ });

/** Variables of the house; those of its areas stand with them. */
export const environmentSchema = z.object({
  NODE_ENV: variable(z.enum(['development', 'test', 'production']).default('development'), {
    takes: 'development, test or production',
    means: 'the kind of house: a production one asks for its own address, database and keys',
  }),
  PORT: variable(port.default(3000), {
    takes: 'a port number from 0 (any free one) to 65535',
    means: 'the port it listens on',
  }),
  HOST: variable(z.string().min(1).optional(), {
    takes: 'an address to listen on',
    means: 'the address it listens on',
    unset: '127.0.0.1; 0.0.0.0 in production',
  }),
  METRICS_PORT: variable(port.optional(), {
    takes: 'a port number from 0 (any free one) to 65535, or nothing: then no metrics are served',
    means: 'a port of its own for Prometheus: `/metrics`',
    unset: 'no metrics are served',
  }),
  METRICS_HOST: variable(z.string().min(1).default('127.0.0.1'), {
    takes: 'an address to serve metrics on',
    means: 'the address of that port',
  }),
  PUBLIC_URL: variable(z.url().optional(), {
    takes: 'the address of the site as a browser sees it, for example https://example.com',
    means: 'the only Origin allowed when it is set; with https cookies are kept to TLS; required in production',
    unset: 'the address the browser asked for',
  }),
  DATABASE_URL: variable(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    takes: 'a postgres:// address, or nothing for the embedded server',
    means: 'any PostgreSQL from 15 on; required in production',
    unset: 'the embedded PostgreSQL 18',
  }),
  DATABASE_READ_URL: variable(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    takes: 'a postgres:// address of a streaming replica of DATABASE_URL, or nothing',
    means: 'what auditors and players look back at is read there while it is at most 10 s and 2 s behind',
    unset: 'everything is read where it is written',
  }),
  REDIS_URL: variable(z.url({ protocol: /^rediss?$/ }).optional(), {
    takes: 'a redis:// or rediss:// address, or nothing',
    means: 'carries what the processes of one house tell each other; while it is away, the database does',
    unset: "the database's notifications carry it",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    z
      .url({ protocol: /^https?$/ })
      .regex(/^[^@?#]*$/)
      .optional(),
    {
      takes: 'an http:// or https:// address of an OpenTelemetry collector without a user or a query, or nothing',
      means:
        'bets and deposits are traced there, through gateway, host, statement and feed, without naming anybody; OTEL_TRACES_SAMPLER thins them out',
      unset: 'nothing is traced, and no library for it is loaded',
    },
  ),
  S3_ENDPOINT: variable(
    z
      .url({ protocol: /^https?$/ })
      .regex(/^[^@?#]*$/)
      .optional(),
    {
      takes: 'an http:// or https:// address without a user or a query, or nothing',
      means:
        'documents and pictures of conversations are put, sealed, into this S3-compatible store; it needs the three below',
      unset: 'they are in the database',
    },
  ),
  S3_BUCKET: variable(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    { takes: 'the name of a bucket', means: 'its bucket, of which nothing may be public', unset: 'none' },
  ),
  S3_ACCESS_KEY: variable(z.string().min(1).optional(), {
    takes: 'the id of an access key',
    means: 'who may put, get and delete objects there, and nothing else',
    unset: 'none',
  }),
  S3_SECRET_KEY: variable(z.string().min(1).optional(), {
    takes: 'the secret of that access key',
    means: 'signs what is asked of it',
    unset: 'none',
  }),
  S3_REGION: variable(z.string().min(1).default('us-east-1'), {
    takes: 'the name of a region',
    means: 'its region, which is part of each signature',
  }),
  DATA_DIR: variable(z.string().min(1).default('.data'), {
    takes: 'a folder that can be written to, for the embedded database and keys',
    means: 'made when it is not there',
  }),
  DEMO_CREDIT: variable(z.coerce.number().int().min(0).max(1_000_000).optional(), {
    takes: 'a whole number of base units from 0 to 1000000',
    means: 'base units that a new account starts with',
    unset: '1000; 0 in production',
  }),
  LOG_LEVEL: variable(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'), {
    takes: 'trace, debug, info, warn, error or silent',
    means: 'the least severe lines that are logged',
  }),
  LOG_SIGNING_KEY: variable(signingKeys.optional(), {
    takes:
      'an Ed25519 private key, PKCS #8 DER in base64; two with a space between, the new one first, while it changes',
    means: 'signs the tree heads of the transparency log; `npm run rotate-log-key` changes it; required in production',
    unset: 'made once and kept in `DATA_DIR`',
  }),
  LOG_WITNESSES: variable(verifierKeys, {
    takes: 'verifier keys of witnesses (name+hash+base64, as a witness prints its own), with spaces between them',
    means: 'the witnesses whose cosignatures of tree heads and closings are taken',
    unset: 'none',
  }),
  TRUST_PROXY: variable(proxies, {
    takes: 'true, false or how many proxies there are, 1 to 9',
    means:
      'believes `X-Forwarded-*` of the proxy in front (`true`), or of so many in a row (`2`); a server that can be reached past its proxies must leave it off',
  }),
  SOCKETS_PER_NETWORK: variable(z.coerce.number().int().min(1).max(1_000_000).default(400), {
    takes: 'a whole number from 1 to 1000000',
    means: 'sockets that one network may have open; a page opens two',
  }),
  CALLS_PER_SECOND: variable(z.coerce.number().int().min(1).max(1_000_000).default(50), {
    takes: 'a whole number from 1 to 1000000',
    means:
      'calls of one connection; twice that of a user; ten times that of a network (an IPv4 address, an IPv6 /64), with its requests and handshakes',
  }),
  BEACON_URL: variable(relays, {
    takes: 'addresses of relays of drand quicknet with spaces between them, or nothing',
    means: 'shared rounds are drawn with the light of this beacon',
    unset: 'a simulated beacon in a sandbox, else public relays',
  }),
  BEACON_PERIOD: variable(z.coerce.number().int().min(1).max(60).default(3), {
    takes: 'seconds from 1 to 60 between rounds of the simulated beacon',
    means: 'the pace of the simulated beacon; the real one has its own',
  }),
  RANDOM_ORG_API_KEY: variable(z.string().min(1).optional(), {
    takes: 'an API key of random.org, or nothing',
    means:
      "random.org's signed API draws the wheel where its config says so: the default of a new house with a key; a round that it does not answer in time is void",
  }),
  RANDOM_ORG_PUBLIC_KEY: variable(z.string().min(1).optional(), {
    takes: 'random.org’s public key or certificate, PEM or DER in base64',
    means: 'checks the signatures of random.org; needed with the API key',
  }),
  RANDOM_ORG_URL: variable(z.url({ protocol: /^https?$/ }).optional(), {
    takes: 'the address of random.org’s API, or of a simulator of it',
    means: 'another address of the same API',
    unset: "random.org's own",
  }),
  VOID_AFTER: variable(z.coerce.number().int().min(0).max(3600).default(30), {
    takes: 'a whole number of seconds from 0 to 3600',
    means: 'a shared round found open so long after its deadline is void and its stakes are returned',
  }),
  DATABASE_CLIENTS: variable(z.coerce.number().int().min(2).max(200).default(16), {
    takes: 'a whole number from 2 to 200',
    means: 'database clients of players’ calls in each process; half as many more belong to its ORM',
  }),
  DATABASE_CLIENTS_RESERVED: variable(z.coerce.number().int().min(1).max(50).default(4), {
    takes: 'a whole number from 1 to 50',
    means: 'database clients of each process for sign-in, readiness and staff; as many more belong to its ORM',
  }),
  STOP_GRACE: variable(z.coerce.number().int().min(0).max(120).optional(), {
    takes: 'a whole number of seconds from 0 to 120',
    means: 'so long a stopping process says at `/readyz` that it stops, and still serves, before it drains',
    unset: '0; 5 in production',
  }),
  SUPPORT_URL: variable(outside.default('mailto:support@glasshouse.example'), {
    takes: 'an https://, mailto: or tg:// address where support answers',
    means: "the menu's support leads there",
  }),
  INVESTMENT_URL: variable(outside.optional(), {
    takes: 'an https://, mailto: or tg:// address for investors, or nothing',
    means: 'an address for investors in the menu',
    unset: 'the menu has none',
  }),
  ...accountVariables,
});

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
  metrics: { host: string; port: number } | undefined; // address for Prometheus; undefined: none
  publicOrigin: string | undefined; // the only Origin allowed when set; else the address the browser asked for
  databaseUrl: string | undefined; // undefined: the embedded server in dataDir
  databaseReadUrl: string | undefined; // a replica's
  redisUrl: string | undefined; // undefined: the database's notifications carry what processes tell each other
  tracesUrl: string | undefined; // a collector's
  store: S3Settings | undefined; // undefined: files are in the database
  dataDir: string;
  demoCreditMinor: bigint; // credit of a new account, base hundredths
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  logSigningKey: string | undefined;
  logWitnesses: readonly string[]; // verifier keys of who may cosign heads
  trustProxy: number; // so many proxies in front of us say truly whom they were asked by
  callsPerSecond: number; // limit of one connection; a user has twice, a network ten times that
  beaconPeriodSeconds: number; // period of the simulated beacon
  beaconUrls: readonly string[]; // relays of drand quicknet; none: a simulated beacon in a sandbox, else public relays
  socketsPerNetwork: number; // open at the same time; a page opens two
  randomOrg: { apiKey: string; publicKey: string; url: string | undefined } | undefined; // for configs of the wheel that draw by it
  voidAfterMs: number; // a shared round found open so long after its deadline is void: its stakes are returned
  databaseClients: { players: number; reserved: number }; // clients of each kind in this process
  stopGraceMs: number; // between saying that it stops and draining
  links: SiteLinks;
  environment: Environment; // for the variables of areas
}

/** Warnings about a configuration that is dangerous and allowed all the same. */
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

/** Names of variables whose values no message shows. */
const SECRET = /CLIENT|KEY|SECRET|TOKEN|PASSWORD|^(?:DATABASE|DATABASE_READ|REDIS|SMTP)_URL$/;

/** The set variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

const linesOf = ({ issues }: z.ZodError, schema: z.ZodObject, environment: Environment): string[] => {
  const words = variableWords(schema);
  return issues.map(({ path }) => {
    const name = String(path[0]);
    const value = JSON.stringify(environment[name]) ?? 'nothing';
    const got = SECRET.test(name) && value !== 'nothing' ? 'a value that is not shown' : value;
    return `${name}: got ${got}, takes ${words[name]?.takes}`;
  });
};

/** Reads variables of the environment. Throws ConfigError. */
export const readVariables = <Schema extends z.ZodObject>(
  environment: Environment,
  schema: Schema,
): z.output<Schema> => {
  const { data, error } = schema.safeParse(environment);
  if (error) throw new ConfigError(linesOf(error, schema, environment).join('\n'));
  return data;
};

const missingLine = (name: keyof z.infer<typeof environmentSchema>, because: string): string =>
  `${name}: got nothing, takes ${variableWords(environmentSchema)[name]?.takes}; ${because} it must be set`;

const missing = (...problem: Parameters<typeof missingLine>): ConfigError => new ConfigError(missingLine(...problem));

/** Variables that a production house cannot do without. */
const NEEDED = ['PUBLIC_URL', 'DATABASE_URL', 'LOG_SIGNING_KEY', 'APP_SECRET', 'SMTP_URL'] as const;

/** Variables of the store of files: all or none. */
const STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Lines about all that is wrong with the house's variables: wrong values, and what production asks for. */
const problemsOf = (set: Environment): string[] => {
  const { error } = environmentSchema.safeParse(set);
  const lines = error ? linesOf(error, environmentSchema, set) : [];
  const one = STORE.find((name) => set[name] !== undefined);
  if (one) for (const name of STORE) if (set[name] === undefined) lines.push(missingLine(name, `with ${one}`));
  if (set['NODE_ENV'] !== 'production') return lines;
  for (const name of NEEDED) if (set[name] === undefined) lines.push(missingLine(name, 'in production'));
  if (set['CAPTCHA_PROVIDER'] === 'none')
    lines.push('CAPTCHA_PROVIDER: got "none", takes altcha or recaptcha in production');
  return lines;
};

/** The variables that are set: an empty one counts as unset. */
const setOf = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Lines about all that would stop a start, also in the variables of areas. */
export const checkConfig = (environment: Environment, areas: readonly z.ZodObject[]): string[] => {
  const set = setOf(environment);
  const lines = areas.flatMap((schema) => {
    const { error } = schema.safeParse(set);
    return error ? linesOf(error, schema, set) : [];
  });
  try {
    parseConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    lines.unshift(...error.message.split('\n'));
  }
  return [...new Set(lines)];
};

const storeOf = (env: z.output<typeof environmentSchema>): S3Settings | undefined => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined)
    return undefined;
  return { endpoint, bucket, accessKey, secretKey, region: env.S3_REGION };
};

/** Reads the environment once. Throws a ConfigError that names every variable that is wrong. */
export const parseConfig = (environment: Environment): Config => {
  const set = setOf(environment);
  const problems = problemsOf(set);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const env = environmentSchema.parse(set);
  const production = env.NODE_ENV === 'production';
  const { RANDOM_ORG_API_KEY: apiKey, RANDOM_ORG_PUBLIC_KEY: publicKey } = env;
  if (apiKey !== undefined && publicKey === undefined)
    throw missing('RANDOM_ORG_PUBLIC_KEY', 'with RANDOM_ORG_API_KEY');
  const accounts = readAccounts(env, production);
  if ('missing' in accounts) throw missing(accounts.missing, accounts.because);
  return {
    ...accounts,
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    publicOrigin: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    redisUrl: env.REDIS_URL,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    store: storeOf(env),
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
    databaseClients: { players: env.DATABASE_CLIENTS, reserved: env.DATABASE_CLIENTS_RESERVED },
    stopGraceMs: (env.STOP_GRACE ?? (production ? 5 : 0)) * 1000,
    links: { support: env.SUPPORT_URL, investment: env.INVESTMENT_URL ?? null, isSandbox: accounts.allowSandbox },
    environment: set,
  };
};
