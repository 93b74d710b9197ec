import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import { ownBuckets, type MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';
import { SocialError } from '../../core/social/social-provider.ts';
import { goWithResult, MAIN } from './places.ts';

// a whole request is three or four steps
const STEPS: BucketRate = { perSecond: 2, burst: 120 };

/** Takes a step of a network: false when there were too many. */
export type TakeStep = (request: FastifyRequest) => boolean;

export const createTakeStep = (rate: BucketRate = STEPS, buckets: MakeBuckets = ownBuckets): TakeStep => {
  const steps = buckets('social', rate);
  return (request) => steps.take(networkOf(request.ip), performance.now()) === 0;
};

/** End of a failed step; a step that learns its request's purpose changes it. */
export interface StepEnd {
  page: string;
}

type Walk = (request: FastifyRequest, reply: FastifyReply, end: StepEnd) => Promise<FastifyReply>;

export interface StepOptions {
  app: FastifyInstance;
  take: TakeStep;
  social: Social;
}

/** Adds a GET that a browser itself goes to: whatever happens, it ends on a page of ours that says so. */
export const addStep = ({ app, take, social }: StepOptions, path: string, walk: Walk): void => {
  app.get(path, async (request, reply) => {
    const end: StepEnd = { page: MAIN };
    if (!take(request)) return goWithResult(reply, social, 'tooMany', end.page);
    try {
      return await walk(request, reply, end);
    } catch (error) {
      if (error instanceof SocialError) {
        request.log.info({ err: error, social, problem: error.problem }, 'a provider vouched for nobody');
        return goWithResult(reply, social, error.problem, end.page);
      }
      request.log.error({ err: error, social, requestId: request.id }, 'a sign-in at a provider failed unexpectedly');
      return goWithResult(reply, social, 'serverError', end.page);
    }
  });
};
