import type { FastifyPluginCallback, FastifyInstance } from 'fastify';
import type { ProvidersAnswer } from '../../../contract/social.contract.ts';
import { guardRequests } from '../../core/http/request-guard.ts';
import type { SocialSetup } from '../../core/social/social-setup.ts';
import { addRedirects } from './redirect.routes.ts';
import { addSecondFactor } from './second-factor.routes.ts';
import type { SocialOptions } from './social-options.ts';
import { createTakeStep } from './steps.ts';
import { addTelegram } from './telegram.routes.ts';
import { addTwitter } from './twitter.routes.ts';

const POLICY = 'content-security-policy';

/** Lets a page load Telegram's login widget: its script, and the frame that it lives in. */
const withTelegram = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' https://telegram.org")
    .replace("frame-src 'self'", "frame-src 'self' https://oauth.telegram.org");

/** /toa as every other page of the client, with the widget allowed on it and on no other. */
const addWidgetPage = (app: FastifyInstance): void => {
  app.get('/toa', (_request, reply) => {
    reply.header(POLICY, withTelegram(String(reply.getHeader(POLICY))));
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    reply.callNotFound();
  });
};

const providersOf = ({ telegram, redirecting }: SocialSetup): ProvidersAnswer => {
  const others = [...redirecting].map(([social, { isSandbox }]) => ({ social, isSandbox }));
  if (!telegram) return { providers: others, telegram: null };
  const { isSandbox, botId, botName } = telegram;
  return { providers: [{ social: 'telegram', isSandbox }, ...others], telegram: { botId, botName, isSandbox } };
};

/** Sign-in, registration and linking through providers. */
export const socialRoutes: FastifyPluginCallback<SocialOptions> = (app, options, done) => {
  const take = createTakeStep(options.attempts, options.buckets);
  guardRequests(app, options.publicOrigin);
  app.get('/api/auth/providers', () => providersOf(options.setup));
  addRedirects(app, options, take);
  addTwitter(app, options, take);
  addTelegram(app, options, take);
  addSecondFactor(app, options, take);
  if (options.setup.telegram?.widget === 'script') addWidgetPage(app);
  done();
};
