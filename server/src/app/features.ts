import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContracts, ContractsIn, RequestContracts } from '../../contract/feature.ts';
import type * as contracts from '../../contract/features/registry.ts';
import type { FeatureBell } from '../core/features/events.ts';
import type {
  AnyOpenFeature,
  AnyServerFeature,
  FeatureTools,
  ReadVariables,
  RequestHandlers,
  ServerFeature,
  ServerFeatures,
} from '../core/features/feature.ts';
import { startJobs } from '../core/features/jobs.ts';
import type { Handlers } from '../core/games/server-game.ts';
import type { PreviewOf } from '../core/http/page-template.ts';
import { answerRefusals } from '../core/http/refusals.ts';
import { createLanguageOf } from '../core/http/visitor-language.ts';
import { refuseRepeated } from '../core/refuse-repeated.ts';
import * as areas from '../features/registry.ts';
import type { Closing } from './closing.ts';
import { overDatabase } from './feature-tools.ts';

type Contracts = ContractsIn<typeof contracts>;

/** A contract whose area is not among these, or leaves a call unanswered, does not compile. */
const complete = (all: { readonly [Area in keyof Contracts]: ServerFeature<Contracts[Area]> }): ServerFeatures => all;

/** The areas of the house. */
export const houseFeatures: ServerFeatures = complete(areas);

/** Schemas of the variables of all areas. */
export const areaVariables = Object.values(houseFeatures).flatMap(({ variables = [] }) => variables);

/** Areas that answer. */
export interface OpenFeatures {
  calls: CallContracts;
  handlers: Handlers<CallContracts>;
  requests: RequestContracts;
  requestHandlers: RequestHandlers<RequestContracts>;
  /** The preview of an address, by the first area that has one. */
  preview: PreviewOf;
  /** Tells all areas that a page is sent. */
  onPage(request: FastifyRequest): void;
  /** Registers their routes. */
  serve(app: FastifyInstance): Promise<void>;
  /** Starts their jobs: once the server listens. */
  start(): void;
}

interface Opened {
  area: string;
  feature: AnyServerFeature;
  open: AnyOpenFeature;
}

/** One table of all. Throws RangeError when two areas have one name. */
const merge = <Value>(what: string, tables: readonly Readonly<Record<string, Value>>[]): Record<string, Value> => {
  refuseRepeated(what, tables);
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
};

/** Handlers whose codes the area words itself. */
const worded = <Handler extends object>(
  { area, feature }: Opened,
  handlers: Readonly<Record<string, Handler>> = {},
): Record<string, Handler> => {
  if (!feature.messages) return handlers;
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, { messages: area, ...handler }]));
};

/** Reads what the area declares and nothing else: CONFIGURATION.md lists no more. Throws RangeError. */
export const declaredReader =
  (area: string, { variables = [] }: AnyServerFeature, read: ReadVariables): ReadVariables =>
  (schema) => {
    if (variables.includes(schema)) return read(schema);
    throw new RangeError(`${area} reads ${Object.keys(schema.shape).join(', ')}: add their schema to its variables`);
  };

/** Opens areas in their order. `closing` closes them again. */
export const openFeatures = async (
  features: ServerFeatures,
  tools: FeatureTools,
  { bell, closing }: { bell: FeatureBell; closing: Closing },
): Promise<OpenFeatures> => {
  const all: Opened[] = [];
  for (const [area, feature] of Object.entries(features)) {
    const areaTools = { ...tools, readVariables: declaredReader(area, feature, tools.readVariables) };
    const open = await feature.open(
      feature.isReserved ? { ...areaTools, ...overDatabase(tools.db.reserved) } : areaTools,
    );
    closing.add(async () => open.close?.());
    if (open.on) bell.listen(open.on);
    tools.houseSubjects.add(open.houseChanges ?? []);
    all.push({ area, feature, open });
  }
  return {
    calls: merge(
      'calls',
      all.map(({ feature }) => feature.contract.calls ?? {}),
    ),
    handlers: merge(
      'handlers',
      all.map((each) => worded(each, each.open.calls)),
    ),
    requests: merge(
      'requests',
      all.map(({ feature }) => feature.contract.requests ?? {}),
    ),
    requestHandlers: merge(
      'request handlers',
      all.map((each) => worded(each, each.open.requests)),
    ),
    async preview(address) {
      for (const { open } of all) {
        const preview = await open.preview?.(address);
        if (preview) return preview;
      }
      return undefined;
    },
    onPage(request) {
      for (const { open } of all) open.onPage?.(request);
    },
    async serve(app) {
      const languageOf = createLanguageOf(tools.findSender);
      for (const { area, open } of all)
        await app.register(async (scope) => {
          answerRefusals(scope, area, { translate: tools.translate, languageOf });
          await open.routes?.(scope);
        });
    },
    start() {
      const { db, log } = tools;
      for (const { area, open } of all) closing.add(startJobs(area, open.jobs ?? [], { pool: db.pool, log }));
    },
  };
};
