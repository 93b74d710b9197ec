import type { FastifyInstance } from 'fastify';
import type { CallContracts, ContractsIn, RequestContracts } from '../../contract/feature.ts';
import type * as contracts from '../../contract/features/registry.ts';
import type { FeatureBell } from '../core/features/events.ts';
import type {
  AnyOpenFeature,
  AnyServerFeature,
  FeatureTools,
  RequestHandlers,
  ServerFeature,
} from '../core/features/feature.ts';
import { startJobs } from '../core/features/jobs.ts';
import type { Handlers } from '../core/games/server-game.ts';
import { answerRefusals } from '../core/http/refusals.ts';
import { createLanguageOf } from '../core/http/visitor-language.ts';
import { refuseRepeated } from '../core/refuse-repeated.ts';
import * as areas from '../features/registry.ts';
import type { Closing } from './closing.ts';

/** Areas by their names, which their groups of messages have too. */
export type ServerFeatures = Readonly<Record<string, AnyServerFeature>>;

type Contracts = ContractsIn<typeof contracts>;

/** A contract whose area is not among these, or leaves a call unanswered, does not compile. */
const complete = (all: { readonly [Area in keyof Contracts]: ServerFeature<Contracts[Area]> }): ServerFeatures => all;

/** The areas of the house. */
export const houseFeatures: ServerFeatures = complete(areas);

/** Areas that answer. */
export interface OpenFeatures {
  calls: CallContracts;
  handlers: Handlers<CallContracts>;
  requests: RequestContracts;
  requestHandlers: RequestHandlers<RequestContracts>;
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

/** Opens areas in their order. `closing` closes them again. */
export const openFeatures = async (
  features: ServerFeatures,
  tools: FeatureTools,
  { bell, closing }: { bell: FeatureBell; closing: Closing },
): Promise<OpenFeatures> => {
  const all: Opened[] = [];
  for (const [area, feature] of Object.entries(features)) {
    const open = await feature.open(tools);
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
    async serve(app) {
      const languageOf = createLanguageOf(tools.findSender);
      for (const { area, open } of all)
        await app.register(async (own) => {
          answerRefusals(own, area, { translate: tools.translate, languageOf });
          await open.routes?.(own);
        });
    },
    start() {
      const { db, log } = tools;
      for (const { area, open } of all) closing.add(startJobs(area, open.jobs ?? [], { pool: db.pool, log }));
    },
  };
};
