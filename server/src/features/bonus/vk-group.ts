import { outsideBonus } from 'db';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { promoCodes, VK_GROUP_ID } from '../../../contract/features/promo-values.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { GroupSource } from '../../core/social/sources.ts';
import { GROUP_PAGE } from '../../core/social/sandbox/groups.ts';
import { sandboxedGroup } from '../../core/social/sandbox/sandboxed.ts';
import { createVkontakteGroupSimulator } from '../../providers/vkontakte/vkontakte-group.simulator.ts';
import { createVkontakteGroup } from '../../providers/vkontakte/vkontakte.group.ts';
import type { GroupPlace } from './check-group.ts';

const SANDBOX = '/sandbox/vkontakte';
const SANDBOX_GROUP = '1';

/** The group of the house at VK. */
export const vkGroupVariables = z
  .object({
    VK_SERVICE_TOKEN: variable(z.string().min(1).optional(), {
      takes: 'the service token of an application at VK; needed with VK_GROUP',
      means: 'asks VK for reposts and members of the group',
      unset: 'simulated, or off',
    }),
    VK_GROUP: variable(
      z
        .string()
        .regex(/^\w{1,64}$/)
        .optional(),
      {
        takes: 'the group of the house at VK, as its number or its short name',
        means: 'promo codes may ask for it; needs `VK_SERVICE_TOKEN`',
        unset: 'simulated at `/sandbox/vkontakte/group`, or no code asks for it',
      },
    ),
  })
  .refine(({ VK_SERVICE_TOKEN, VK_GROUP }) => VK_GROUP === undefined || VK_SERVICE_TOKEN !== undefined, {
    path: ['VK_SERVICE_TOKEN'],
    message: 'needed with VK_GROUP',
  });

type Tools = Pick<FeatureTools, 'em' | 'clock' | 'localUrl' | 'secrets' | 'readVariables' | 'settings'>;

/** The house's group at VK, and its simulator if it is simulated. */
export interface VkGroup {
  place: GroupPlace;
  url: string;
  simulate?(app: FastifyInstance): Promise<void>;
}

const opened = (source: GroupSource | undefined): VkGroup => ({
  place: {
    id: VK_GROUP_ID,
    provider: 'vk',
    source,
    unknown: () => new CallError(promoCodes.linkVk),
    unavailable: () => new CallError(promoCodes.vkUnavailable),
  },
  url: source?.url ?? '',
});

const simulated = (tools: Tools): VkGroup => {
  const token = tools.secrets.keyFor('sandbox.vk.group').toString('base64url');
  const [group, store] = [SANDBOX_GROUP, createSandboxStore('vk.group', tools)];
  const api = (): string => tools.localUrl().replace('//0.0.0.0:', '//127.0.0.1:') + SANDBOX;
  return {
    ...opened(sandboxedGroup(createVkontakteGroup({ token, group, api, url: SANDBOX + GROUP_PAGE }))),
    simulate: async (app) => {
      await app.register(createVkontakteGroupSimulator({ token, group, store }), { prefix: SANDBOX });
    },
  };
};

const configured = (tools: Tools): VkGroup => {
  const { VK_SERVICE_TOKEN: token, VK_GROUP: group } = tools.readVariables(vkGroupVariables);
  if (token !== undefined && group !== undefined) return opened(createVkontakteGroup({ token, group }));
  return tools.settings.allowSandbox ? simulated(tools) : opened(undefined);
};

/** The configured group, or a simulated one where that is allowed. Its id is stored for reads within transactions. */
export const openVkGroup = async (tools: Tools): Promise<VkGroup> => {
  const group = configured(tools);
  const { source, id } = group.place;
  const outside = source ? { target: source.group, url: source.url } : null;
  await outsideBonus.bonusOutsideRepository(tools.em()).set(id, outside);
  return group;
};
