import type { Database, EntityManager, UnitOfWork } from 'db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallContracts, FeatureContract, RequestContracts } from '../../../contract/feature.ts';
import type { PersonWatch } from '../auth/person-watch.ts';
import type { Reauthentication } from '../auth/reauthentication.ts';
import type { SecondFactor } from '../auth/second-factor.ts';
import type { SecretBox } from '../auth/secret-box.ts';
import type { StaffGate } from '../auth/staff-gate.ts';
import type { Bus } from '../bus/bus.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Clock } from '../clock.ts';
import type { Handlers } from '../games/server-game.ts';
import type { GameRules } from '../game-rules/game-rules.ts';
import type { ServerGames } from '../games/server-games.ts';
import type { ActiveConfigs } from '../hosts/active-configs.ts';
import type { HouseChange, HouseSubjects } from '../house-changes/define-house-change.ts';
import type { FreeDraws } from '../hosts/free-draws.ts';
import type { ReadMultipliers } from '../hosts/multipliers.ts';
import type { ResponsibleGuard } from '../hosts/play-guard.ts';
import type { LiveCurrencies } from '../hosts/stake.ts';
import type { OutsideSources } from '../http/http-server.ts';
import type { PreviewOf } from '../http/page-template.ts';
import type { FindSender } from '../http/signed-in.ts';
import type { FileStore } from '../documents/file-store.ts';
import type { Translate, MessageGroup } from '../i18n/translate.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { BalancePushes } from '../realtime/balance-pushes.ts';
import type { CallHandler } from '../realtime/dispatcher.ts';
import type { MakeBuckets } from '../realtime/limit-share.ts';
import type { FeatureListeners, TellFeatures } from './events.ts';
import type { Job } from './jobs.ts';
import type { FeaturePushes } from './pushes.ts';

/** The part of the configuration that areas may ask about. */
export interface FeatureSettings {
  production: boolean;
  publicOrigin: string | undefined; // the only Origin allowed when set
  dataDir: string;
  allowSandbox: boolean; // providers may be simulated
  blockedCountries: readonly string[]; // ISO 3166-1 alpha-2: whom we do not serve
}

/** Reads variables of the environment that belong to an area. Throws ConfigError: then the server does not start. */
export type ReadVariables = <Schema extends z.ZodObject>(schema: Schema) => z.output<Schema>;

/** The transparency log, for an area whose rows enter it. */
export interface PublicLog {
  origin: string; // its key's name
  /** Something was committed that belongs into it. */
  notify(): void;
}

/** Tools that an area works with. */
export interface FeatureTools {
  settings: FeatureSettings;
  readVariables: ReadVariables;
  db: Database;
  /** Limits that hold over all processes together, each under a name of its own. */
  buckets: MakeBuckets;
  /** A fresh one: what a repository of this area is given. */
  em(): EntityManager;
  /** One transaction for entities and the ledger. */
  inUnitOfWork<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  translate: Translate;
  mailer: Mailer;
  captcha: Captcha;
  secrets: SecretBox;
  /** Files of an area, found by every process. */
  filesOf(area: string): FileStore;
  persons: PersonWatch;
  secondFactor: SecondFactor;
  reauthentication: Reauthentication;
  staff: StaffGate; // for routes; calls say in their contract whose they are
  findSender: FindSender;
  games: ServerGames;
  configs: ActiveConfigs;
  currencies: LiveCurrencies;
  guard: ResponsibleGuard;
  readMultipliers: ReadMultipliers;
  draws: FreeDraws;
  gameRules: GameRules;
  balances: BalancePushes;
  bus: Bus;
  publicLog: PublicLog;
  pushes: FeaturePushes;
  tell: TellFeatures;
  houseSubjects: HouseSubjects; // subjects of all areas, once all are open
  siteUrl(): string; // without a slash at its end; known once the server listens
  localUrl(): string; // address of this process, where a provider is simulated
}

/** A handler for each of these requests. */
export type RequestHandlers<Requests extends RequestContracts> = {
  [N in keyof Requests]: CallHandler<Requests[N], z.output<Requests[N]['data']>>;
};

interface OpenParts {
  /** HTTP routes, a provider's simulator below /sandbox among them. A CallError that they throw is answered as a call's is. */
  routes?(app: FastifyInstance): Promise<void> | void;
  jobs?: readonly Job[];
  /** Tags for previews of links to its pages that show more than every page does. */
  preview?: PreviewOf;
  /** Hears that a page of the site is sent. Must neither throw nor block. */
  onPage?(request: FastifyRequest): void;
  /** Its data that one person changes and another brings into force, at /office/bonuses. */
  houseChanges?: readonly HouseChange[];
  on?: FeatureListeners;
  close?(): Promise<void> | void;
}

type CallPart<Contract> = Contract extends { readonly calls: infer Calls extends CallContracts }
  ? { calls: Handlers<Calls> }
  : { calls?: undefined };
type RequestPart<Contract> = Contract extends { readonly requests: infer Requests extends RequestContracts }
  ? { requests: RequestHandlers<Requests> }
  : { requests?: undefined };

/** An area that answers: a handler for all that its contract says, or it does not compile. */
export type OpenFeature<Contract extends FeatureContract> = OpenParts & CallPart<Contract> & RequestPart<Contract>;

/** Server side of an area. */
export interface ServerFeature<Contract extends FeatureContract = FeatureContract> {
  readonly contract: Contract;
  /** The words of its codes, in every language. Its handlers and routes are worded by them. */
  readonly messages?: MessageGroup;
  /** Schemas of the variables of the environment that it reads, made of `variable()`s. */
  readonly variables?: readonly z.ZodObject[];
  /** Staff calls: run over database clients that players cannot take. */
  readonly isReserved?: true;
  /** Outside sources of its pages; left out: none. */
  outside?(read: ReadVariables): OutsideSources;
  /** Opens it, before the server listens. */
  open(tools: FeatureTools): Promise<OpenFeature<Contract>> | OpenFeature<Contract>;
}

/** An area of any contract. */
export interface AnyServerFeature {
  readonly contract: FeatureContract;
  readonly messages?: MessageGroup;
  readonly variables?: readonly z.ZodObject[];
  readonly isReserved?: true;
  outside?(read: ReadVariables): OutsideSources;
  open(tools: FeatureTools): Promise<AnyOpenFeature> | AnyOpenFeature;
}

export interface AnyOpenFeature extends OpenParts {
  calls?: Handlers<CallContracts> | undefined;
  requests?: RequestHandlers<RequestContracts> | undefined;
}

/** Declares an area. Only gives its literal its type. */
export const defineFeature = <Contract extends FeatureContract>(
  feature: ServerFeature<Contract>,
): ServerFeature<Contract> => feature;

/** Areas by their names, which their groups of messages have too. */
export type ServerFeatures = Readonly<Record<string, AnyServerFeature>>;
