import { inUnitOfWork, type Database } from 'db';
import { createFileStore } from '../core/documents/file-store.ts';
import { createS3Bucket } from '../core/documents/s3-bucket.ts';
import { createS3FileStore } from '../core/documents/s3-file-store.ts';
import type { TellFeatures } from '../core/features/events.ts';
import type { FeatureTools, PublicLog } from '../core/features/feature.ts';
import { createFeaturePushes } from '../core/features/pushes.ts';
import { createHouseSubjects } from '../core/house-changes/house-changes.ts';
import type { ResponsibleGuard } from '../core/hosts/play-guard.ts';
import type { LiveCurrencies } from '../core/hosts/stake.ts';
import type { Accounts } from './accounts.ts';
import type { Base } from './base.ts';
import { readVariables } from './config.ts';
import { createDocumentPushes } from './document-pushes.ts';
import type { Play } from './games.ts';
import type { Sockets } from './sockets.ts';
import { tracedWithin } from '../core/observability/tracing.ts';

interface Parts {
  base: Base;
  sockets: Sockets;
  accounts: Accounts;
  play: Play;
  currencies: LiveCurrencies;
  guard: ResponsibleGuard;
  tell: TellFeatures;
  publicLog: PublicLog;
}

/** Tools of areas that use the database. */
export const overDatabase = (db: Database): Pick<FeatureTools, 'db' | 'em' | 'inUnitOfWork'> => ({
  db,
  em: () => db.orm.em.fork(),
  inUnitOfWork: (work) => tracedWithin('transaction', {}, () => inUnitOfWork(db, work)),
});

/** Composes the tools that areas work with. */
export const featureTools = ({
  base,
  sockets,
  accounts,
  play,
  currencies,
  guard,
  tell,
  publicLog,
}: Parts): FeatureTools => {
  const { config, db, log, clock, metrics, translate, games } = base;
  const { production, publicOrigin, dataDir, allowSandbox, environment, geo } = config;
  const { mailer, captcha, secrets, persons, secondFactor, reauthentication, staff, findSender, siteUrl, localUrl } =
    accounts;
  const { configs, readMultipliers, balances, bus, draws, rules } = play;
  const bucket = config.store && createS3Bucket(config.store, log);
  return {
    settings: { production, publicOrigin, dataDir, allowSandbox, blockedCountries: geo.blockedCountries },
    readVariables: (schema) => readVariables(environment, schema),
    ...overDatabase(db),
    buckets: base.limitShare.buckets,
    clock,
    log,
    metrics,
    translate,
    mailer,
    captcha,
    secrets,
    filesOf: (area) => (bucket ? createS3FileStore(db.pool, bucket, area) : createFileStore(db.pool, area)),
    persons,
    secondFactor,
    reauthentication,
    staff,
    findSender,
    games,
    configs,
    currencies,
    guard,
    readMultipliers,
    draws,
    gameRules: rules,
    balances,
    bus,
    publicLog,
    pushes: createFeaturePushes({
      calls: sockets.calls,
      bus,
      failed: (error) => log.warn({ err: error }, 'a push reached this process only'),
      toDocuments: createDocumentPushes(sockets, translate),
    }),
    tell,
    houseSubjects: createHouseSubjects(),
    siteUrl,
    localUrl,
  };
};
