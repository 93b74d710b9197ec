import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { CourseSource } from '../../core/payments/gateways.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { createCourseSource } from '../../providers/courses/courses.client.ts';
import { COURSES_PATH, createCoursesSimulator } from '../../providers/courses/courses.simulator.ts';
import type { ProviderVariables } from './provider-variables.ts';

const SANDBOX = '/sandbox/courses';

/** Where courses come from; without a source they stay as they are. */
export interface OpenedCourses {
  source: CourseSource | undefined;
  simulate?(app: FastifyInstance): Promise<void>;
}

/** The source of courses that is configured. */
export const openCourses = (tools: FeatureTools, { COURSES_URL }: ProviderVariables): OpenedCourses => {
  if (COURSES_URL !== undefined) return { source: createCourseSource({ url: () => COURSES_URL }) };
  if (!tools.settings.allowSandbox) return { source: undefined };
  const simulator = createCoursesSimulator({ store: createSandboxStore('courses', tools) });
  return {
    source: createCourseSource({ url: () => tools.localUrl() + SANDBOX + COURSES_PATH }),
    simulate: async (app) => {
      await app.register(simulator, { prefix: SANDBOX });
    },
  };
};
