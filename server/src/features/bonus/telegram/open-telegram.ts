import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FeatureTools } from '../../../core/features/feature.ts';
import { createSandboxStore } from '../../../core/payments/sandbox-store.ts';
import type { GroupSource } from '../../../core/social/group-source.ts';
import { sandboxedGroup } from '../../../core/social/sandbox/sandboxed-group.ts';
import { GROUP_PAGE } from '../../../core/social/sandbox/groups.ts';
import { createTelegramGroupSimulator } from '../../../providers/telegram/telegram-group.simulator.ts';
import { createTelegramGroup } from '../../../providers/telegram/telegram.group.ts';

const SANDBOX = '/sandbox/telegram';
const SANDBOX_GROUP = '@glasshouse_sandbox';
const SANDBOX_BOT_ID = '7000000001';

const variables = z.object({
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_BOT_NAME: z.string().optional(),
  TELEGRAM_GROUP: z
    .string()
    .regex(/^@\w{5,32}$/)
    .optional(),
});
const takes = {
  TELEGRAM_BOT_TOKEN: 'the token of a Telegram bot, 123456:ABC…',
  TELEGRAM_BOT_NAME: 'the name of that bot, without @',
  TELEGRAM_GROUP: 'the group of the house at Telegram, as @name; the bot is one of its administrators',
};

/** Telegram as used by bonuses. */
export interface OpenTelegram {
  group: GroupSource | undefined; // undefined: bonus not offered
  linkOf: ((token: string) => string) | undefined; // of a story; undefined: bonus not offered
  simulate?(app: FastifyInstance): Promise<void>;
}

type Tools = Pick<FeatureTools, 'em' | 'clock' | 'localUrl' | 'siteUrl' | 'secrets'>;

const simulate = (tools: Tools): OpenTelegram => {
  const botToken = `${SANDBOX_BOT_ID}:${tools.secrets.keyFor('sandbox.telegram').toString('base64url')}`;
  const group = SANDBOX_GROUP;
  const store = createSandboxStore('telegram.group', tools);
  const api = (): string => tools.localUrl().replace('//0.0.0.0:', '//127.0.0.1:') + SANDBOX;
  return {
    group: sandboxedGroup(createTelegramGroup({ botToken, group, api, url: SANDBOX + GROUP_PAGE })),
    linkOf: (token) => `${tools.siteUrl()}${SANDBOX}/webapp?startapp=${token}`,
    simulate: async (app) => {
      await app.register(createTelegramGroupSimulator({ botToken, group, store }), { prefix: SANDBOX });
    },
  };
};

/** Telegram as configured, or simulated where that is allowed. */
export const openTelegram = (tools: Tools & Pick<FeatureTools, 'readVariables' | 'settings'>): OpenTelegram => {
  const {
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_BOT_NAME: name,
    TELEGRAM_GROUP,
  } = tools.readVariables(variables, takes);
  if (botToken === undefined || name === undefined)
    return tools.settings.allowSandbox ? simulate(tools) : { group: undefined, linkOf: undefined };
  return {
    group: TELEGRAM_GROUP === undefined ? undefined : createTelegramGroup({ botToken, group: TELEGRAM_GROUP }),
    linkOf: (token) => `https://t.me/${name}?startapp=${token}`,
  };
};
