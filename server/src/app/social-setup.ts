import { spendOutsideToken, type Database } from 'db';
import type { FastifyPluginCallback } from 'fastify';
import type { Social } from '../../contract/profile.contract.ts';
import type { SecretBox } from '../core/auth/secret-box.ts';
import { sandboxed, sandboxedResults } from '../core/social/sandbox/sandboxed.ts';
import type { ProviderClient, SocialProvider, SpendOnce } from '../core/social/social-provider.ts';
import type { OpenProvider, SocialSetup, TelegramSetup } from '../core/social/social-setup.ts';
import { callbackPathOf, methodOf } from '../features/social/social-options.ts';
import { WIDGET_PATH } from '../features/social/telegram.routes.ts';
import { createGoogle } from '../providers/google/google.client.ts';
import { createGoogleSimulator } from '../providers/google/google.simulator.ts';
import { createSteam } from '../providers/steam/steam.client.ts';
import { createSteamSimulator, steamSandbox } from '../providers/steam/steam.simulator.ts';
import { createTelegramOidc, createTelegramResults } from '../providers/telegram/telegram.client.ts';
import { createTelegramSimulator } from '../providers/telegram/telegram.simulator.ts';
import { createTwitter } from '../providers/twitter/twitter.client.ts';
import { createTwitterSimulator, twitterSandbox } from '../providers/twitter/twitter.simulator.ts';
import { createVkontakte } from '../providers/vkontakte/vkontakte.client.ts';
import { createVkontakteSimulator, vkontakteSandbox } from '../providers/vkontakte/vkontakte.simulator.ts';
import type { Config } from './config.ts';

const SANDBOX_BOT_ID = '7000000001';
const SANDBOX_BOT_NAME = 'GlasshouseSandboxBot';

type Redirecting = Exclude<Social, 'telegram'>;
type Simulators = Map<string, FastifyPluginCallback>;

/** The providers that are on, and those of them that are simulated: by the path that each is served below. */
export interface OpenSocial {
  setup: SocialSetup;
  simulators: ReadonlyMap<string, FastifyPluginCallback>;
}

interface Context {
  config: Config;
  sandboxClient: ProviderClient;
  spend: SpendOnce;
  simulators: Simulators;
  baseOf(social: Social): string; // address of a simulator, as this process reaches it
}

/** A provider in both shapes: with an account of ours, or simulated. */
interface Shapes {
  real: SocialProvider | undefined; // undefined: no account is configured
  simulate(): { provider: SocialProvider; simulator: FastifyPluginCallback };
}

const sandboxPath = (social: Social): string => `/sandbox/${methodOf[social]}`;

const shapesOf = (context: Context): Record<Redirecting, Shapes> => {
  const { config, sandboxClient: client, spend, baseOf } = context;
  const simulated = (social: Social) => ({ client, callbackPath: callbackPathOf(social) });
  const { twitter, vkontakte, google, steamApiKey } = config;
  return {
    vk: {
      real: vkontakte && createVkontakte({ client: vkontakte }),
      simulate: () => ({
        provider: createVkontakte({ client, addresses: () => vkontakteSandbox(baseOf('vk')) }),
        simulator: createVkontakteSimulator(simulated('vk')),
      }),
    },
    google: {
      real: google && createGoogle({ client: google }),
      simulate: () => ({
        provider: createGoogle({ client, issuer: () => baseOf('google') }),
        simulator: createGoogleSimulator({ ...simulated('google'), issuer: () => baseOf('google') }),
      }),
    },
    twitter: {
      real: twitter && createTwitter({ client: twitter }),
      simulate: () => ({
        provider: createTwitter({ client, addresses: () => twitterSandbox(baseOf('twitter')) }),
        simulator: createTwitterSimulator(simulated('twitter')),
      }),
    },
    steam: {
      real: steamApiKey === undefined ? undefined : createSteam({ apiKey: steamApiKey, spend }),
      simulate: () => {
        const sandbox = { apiKey: client.secret, addresses: () => steamSandbox(baseOf('steam')) };
        return {
          provider: createSteam({ ...sandbox, spend }),
          simulator: createSteamSimulator({ ...sandbox, callbackPath: callbackPathOf('steam') }),
        };
      },
    },
  };
};

const openRedirecting = (context: Context): Map<Redirecting, OpenProvider> => {
  const opened = new Map<Redirecting, OpenProvider>();
  for (const [social, { real, simulate }] of Object.entries(shapesOf(context)) as [Redirecting, Shapes][]) {
    if (real) opened.set(social, { isSandbox: false, provider: real });
    else if (context.config.allowSandbox) {
      const { provider, simulator } = simulate();
      opened.set(social, { isSandbox: true, provider: sandboxed(provider) });
      context.simulators.set(sandboxPath(social), simulator);
    }
  }
  return opened;
};

const simulateTelegram = ({ sandboxClient, spend, simulators, baseOf }: Context): TelegramSetup => {
  const botToken = `${SANDBOX_BOT_ID}:${sandboxClient.secret}`;
  const clientSecret = sandboxClient.secret;
  const issuer = (): string => baseOf('telegram');
  simulators.set(
    sandboxPath('telegram'),
    createTelegramSimulator({
      botToken,
      clientSecret,
      issuer,
      callbackPath: callbackPathOf('telegram'),
      widgetPath: WIDGET_PATH,
      webAppPath: '/webApp/auth',
      cancelPath: '/main?social=telegram&result=cancelled',
    }),
  );
  return {
    isSandbox: true,
    botId: SANDBOX_BOT_ID,
    botName: SANDBOX_BOT_NAME,
    results: sandboxedResults(createTelegramResults({ botToken, spend })),
    oidc: sandboxed(createTelegramOidc({ botId: SANDBOX_BOT_ID, clientSecret, issuer })),
    widget: 'sandbox',
  };
};

const openTelegram = (context: Context): TelegramSetup | undefined => {
  const { config, spend } = context;
  if (!config.telegram) return config.allowSandbox ? simulateTelegram(context) : undefined;
  const { token, name, clientSecret } = config.telegram;
  const [botId = ''] = token.split(':');
  return {
    isSandbox: false,
    botId,
    botName: name,
    results: createTelegramResults({ botToken: token, spend }),
    oidc: clientSecret === undefined ? undefined : createTelegramOidc({ botId, clientSecret }),
    widget: clientSecret === undefined ? 'script' : null,
  };
};

/** Opens every provider that is configured, and simulates the others where that is allowed. */
export const openSocial = (
  config: Config,
  { db, secrets, localUrl }: { db: Database; secrets: SecretBox; localUrl: () => string },
): OpenSocial => {
  const simulators: Simulators = new Map();
  const context: Context = {
    config,
    sandboxClient: { id: 'sandbox', secret: secrets.keyFor('sandbox').toString('base64url') },
    spend: (kind, token, lifeMs) => spendOutsideToken(db.orm.em.fork(), kind, token, lifeMs),
    simulators,
    baseOf: (social) => `${localUrl().replace('//0.0.0.0:', '//127.0.0.1:')}${sandboxPath(social)}`,
  };
  return { setup: { redirecting: openRedirecting(context), telegram: openTelegram(context) }, simulators };
};
