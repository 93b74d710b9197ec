import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FeatureTools } from '../../../core/features/feature.ts';
import { variable } from '../../../core/features/variable.ts';
import { createSandboxStore } from '../../../core/payments/sandbox-store.ts';
import type { GroupSource } from '../../../core/social/sources.ts';
import { sandboxedGroup } from '../../../core/social/sandbox/sandboxed.ts';
import { GROUP_PAGE } from '../../../core/social/sandbox/groups.ts';
import { createTelegramGroupSimulator } from '../../../providers/telegram/telegram-group.simulator.ts';
import { createTelegramGroup } from '../../../providers/telegram/telegram.group.ts';

const SANDBOX = '/sandbox/telegram';
const SANDBOX_GROUP = '@glasshouse_sandbox';
const SANDBOX_BOT_ID = '7000000001';

/** The bot and the group of the house. */
export const telegramVariables = z.object({
  TELEGRAM_BOT_TOKEN: variable(z.string().optional(), { takes: 'the token of a Telegram bot, 123456:ABC…' }),
  TELEGRAM_BOT_NAME: variable(z.string().optional(), { takes: 'the name of that bot, without @' }),
  TELEGRAM_GROUP: variable(
    z
      .string()
      .regex(/^@\w{5,32}$/)
      .optional(),
    {
      takes: 'the group of the house at Telegram, as @name; the bot is one of its administrators',
      means: 'its members get a bonus',
      unset: 'simulated without a bot, or the bonus is not offered',
    },
  ),
});

/** Telegram as used by bonuses. */
export interface OpenTelegram {
  group: GroupSource | undefined; // undefined: bonus not offered
  linkOf: ((token: string) => string) | undefined; // link of a story; undefined: bonus not offered
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
  } = tools.readVariables(telegramVariables);
  if (botToken === undefined || name === undefined)
    return tools.settings.allowSandbox ? simulate(tools) : { group: undefined, linkOf: undefined };
  return {
    group: TELEGRAM_GROUP === undefined ? undefined : createTelegramGroup({ botToken, group: TELEGRAM_GROUP }),
    linkOf: (token) => `https://t.me/${name}?startapp=${token}`,
  };
};
