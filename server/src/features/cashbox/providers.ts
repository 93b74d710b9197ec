import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { DepositGateways } from './deposit-gateways.ts';
import { openCourses, type OpenedCourses } from './open-courses.ts';
import { openCrypto } from './open-crypto.ts';
import { openFiat } from './open-fiat.ts';
import { openTon } from './open-ton.ts';
import type { OpenedProvider } from './opened-provider.ts';
import { providerVariables } from './provider-variables.ts';

/** Providers of deposits. */
export interface Providers {
  gateways: DepositGateways;
  courses: Pick<OpenedCourses, 'source' | 'isReal'> & { everyMs: number };
  /** Registers what providers serve to browsers, and the simulators where there are any. */
  routes(app: FastifyInstance): Promise<void>;
}

const idsOf = ({ fiat, crypto }: OpenedProvider): string[] => [...fiat, ...crypto].map(({ id }) => id);

/**
 * Opens what is configured. Without keys a provider is simulated where sandboxes are allowed, and off elsewhere: its
 * payways are not shown.
 */
export const openProviders = (tools: FeatureTools): Providers => {
  const variables = tools.readVariables(providerVariables);
  const opened = [openFiat(tools, variables), openCrypto(tools, variables), openTon(tools, variables)];
  const courses = openCourses(tools, variables);
  const simulated = new Set(opened.filter(({ simulate }) => simulate).flatMap(idsOf));
  return {
    courses: { ...courses, everyMs: variables.COURSES_EVERY * 1000 },
    gateways: {
      fiat: opened.flatMap(({ fiat }) => fiat),
      crypto: opened.flatMap(({ crypto }) => crypto),
      polled: opened.flatMap(({ polled }) => polled),
      origin: (provider) => (simulated.has(provider) ? tools.localUrl() : tools.siteUrl()),
    },
    async routes(app) {
      for (const { routes } of opened) await routes?.(app);
      for (const { simulate } of [...opened, courses]) await simulate?.(app);
    },
  };
};
