import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { CourseSource } from '../../core/payments/gateways.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { createCourseSource } from '../../providers/courses/courses.client.ts';
import { COURSES_PATH, createCoursesSimulator } from '../../providers/courses/courses.simulator.ts';
import type { ProviderVariables } from './provider-variables.ts';

const SANDBOX = '/sandbox/courses';

/** Sources of courses; without one they are the house's own. */
export interface OpenedCourses {
  source: CourseSource | undefined;
  isReal: boolean;
  simulate?(app: FastifyInstance): Promise<void>;
}

/** The source of courses that is configured. */
export const openCourses = (tools: FeatureTools, { COURSES_URL }: ProviderVariables): OpenedCourses => {
  if (COURSES_URL !== undefined) return { source: createCourseSource({ url: () => COURSES_URL }), isReal: true };
  if (!tools.settings.allowSandbox) return { source: undefined, isReal: false };
  const simulator = createCoursesSimulator({ store: createSandboxStore('courses', tools) });
  return {
    source: createCourseSource({ url: () => tools.localUrl() + SANDBOX + COURSES_PATH }),
    isReal: false,
    simulate: async (app) => {
      await app.register(simulator, { prefix: SANDBOX });
    },
  };
};
