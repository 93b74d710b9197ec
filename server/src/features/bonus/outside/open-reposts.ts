import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FeatureTools } from '../../../core/features/feature.ts';
import { variable } from '../../../core/features/variable.ts';
import { allOrNone } from '../../../core/payments/all-or-none.ts';
import { createSandboxStore } from '../../../core/payments/sandbox-store.ts';
import type { RepostSource } from '../../../core/social/sources.ts';
import { POST_PAGE } from '../../../core/social/sandbox/reposts.ts';
import { sandboxedReposts } from '../../../core/social/sandbox/sandboxed.ts';
import { createTwitterRepostsSimulator } from '../../../providers/twitter/twitter-reposts.simulator.ts';
import { createTwitterReposts } from '../../../providers/twitter/twitter.reposts.ts';
import { createVkontakteRepostsSimulator } from '../../../providers/vkontakte/vkontakte-reposts.simulator.ts';
import { createVkontakteReposts } from '../../../providers/vkontakte/vkontakte.reposts.ts';

const X_SANDBOX = '/sandbox/twitter';
const VK_SANDBOX = '/sandbox/vkontakte';
const X_SANDBOX_POST = '1000000000000000001';
const VK_SANDBOX_POST = '-1_1';

/** The posts of the house at X and VK. */
export const repostVariables = z
  .object({
    X_API_TOKEN: variable(z.string().min(1).optional(), {
      takes: 'the bearer token of an app at X; needed with X_REPOST_POST',
      means: 'asks X for reposts',
      unset: 'simulated, or the bonus is not offered',
    }),
    X_REPOST_POST: variable(
      z
        .string()
        .regex(/^\d{1,32}$/)
        .optional(),
      {
        takes: 'the number of the post at X; needed with X_API_TOKEN',
        means: 'its repost gives a bonus',
        unset: 'simulated at `/sandbox/twitter/post`, or not offered',
      },
    ),
    VK_SERVICE_TOKEN: variable(z.string().min(1).optional(), {
      takes: 'the service token of an application at VK; needed with VK_REPOST_POST',
    }),
    VK_REPOST_POST: variable(
      z
        .string()
        .regex(/^-?\d{1,15}_\d{1,15}$/)
        .optional(),
      {
        takes: 'the post at VK, as -123_45; needed with VK_SERVICE_TOKEN',
        means: 'its repost gives a bonus',
        unset: 'simulated at `/sandbox/vkontakte/post`, or not offered',
      },
    ),
  })
  .superRefine(allOrNone(['X_API_TOKEN', 'X_REPOST_POST']))
  .superRefine(allOrNone(['VK_SERVICE_TOKEN', 'VK_REPOST_POST']));

interface Opened {
  source: RepostSource | undefined; // undefined: the bonus is not offered
  simulate?(app: FastifyInstance): Promise<void>;
}

type Tools = Pick<FeatureTools, 'em' | 'clock' | 'localUrl' | 'secrets'>;

const tokenOf = ({ secrets }: Pick<Tools, 'secrets'>): string =>
  secrets.keyFor('sandbox.reposts').toString('base64url');

const simulateX = (tools: Tools): Opened => {
  const [token, post] = [tokenOf(tools), X_SANDBOX_POST];
  const simulator = createTwitterRepostsSimulator({ token, post, store: createSandboxStore('x.reposts', tools) });
  const api = (): string => tools.localUrl() + X_SANDBOX;
  return {
    source: sandboxedReposts(createTwitterReposts({ token, post, api, url: X_SANDBOX + POST_PAGE })),
    simulate: async (app) => {
      await app.register(simulator, { prefix: X_SANDBOX });
    },
  };
};

const simulateVk = (tools: Tools): Opened => {
  const [token, post] = [tokenOf(tools), VK_SANDBOX_POST];
  const simulator = createVkontakteRepostsSimulator({ token, post, store: createSandboxStore('vk.reposts', tools) });
  const api = (): string => tools.localUrl() + VK_SANDBOX;
  return {
    source: sandboxedReposts(createVkontakteReposts({ token, post, api, url: VK_SANDBOX + POST_PAGE })),
    simulate: async (app) => {
      await app.register(simulator, { prefix: VK_SANDBOX });
    },
  };
};

/** Sources of reposts: as configured, or simulated where that is allowed. */
export const openReposts = (
  tools: Tools & Pick<FeatureTools, 'readVariables' | 'settings'>,
): { x: Opened; vk: Opened } => {
  const { X_API_TOKEN, X_REPOST_POST, VK_SERVICE_TOKEN, VK_REPOST_POST } = tools.readVariables(repostVariables);
  const off = { source: undefined };
  const { allowSandbox } = tools.settings;
  const x = (): Opened => (allowSandbox ? simulateX(tools) : off);
  const vk = (): Opened => (allowSandbox ? simulateVk(tools) : off);
  return {
    x:
      X_API_TOKEN === undefined || X_REPOST_POST === undefined
        ? x()
        : { source: createTwitterReposts({ token: X_API_TOKEN, post: X_REPOST_POST }) },
    vk:
      VK_SERVICE_TOKEN === undefined || VK_REPOST_POST === undefined
        ? vk()
        : { source: createVkontakteReposts({ token: VK_SERVICE_TOKEN, post: VK_REPOST_POST }) },
  };
};
